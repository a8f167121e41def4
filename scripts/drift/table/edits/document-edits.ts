import type { JsonObject } from '../../document/json.ts'
import { contract, operation } from '../contract.ts'
import type { ObjectEdit } from './edit.ts'

const text = { type: 'string' }
const docs = [{ url: 'https://a.example' }, { url: 'https://b.example' }] as const
const server = (members: JsonObject) => contract({ servers: [{ url: 'https://{a}.example', ...members }] })
const scheme = (members: JsonObject) =>
  contract({ components: { securitySchemes: { s: { type: 'http', scheme: 'bearer', ...members } } } })
const key = (members: JsonObject) =>
  contract({
    components: { securitySchemes: { s: { type: 'apiKey', in: 'header', name: 'a', ...members } } },
  })
const flow = (members: JsonObject) =>
  contract({
    components: {
      securitySchemes: {
        s: {
          type: 'oauth2',
          flows: {
            authorizationCode: { authorizationUrl: '/a', tokenUrl: '/b', scopes: { a: 'A' }, ...members },
          },
        },
      },
    },
  })
const anOperation = { get: { responses: { 204: {} } } }
const asked = { post: { responses: { 204: {} } } }

/** Objects that there is one of in a document. */
export const documentEdits: readonly ObjectEdit[] = [
  ...(['title', 'summary', 'description', 'termsOfService', 'version'] as const).map((keyword) => ({
    object: 'info',
    keyword,
    around: (members: JsonObject) => contract({ info: members }),
    one: 'a',
    two: 'b',
  })),
  {
    object: 'info',
    keyword: 'contact',
    around: (members) => contract({ info: members }),
    one: { name: 'a' },
    two: { name: 'b' },
  },
  {
    object: 'info',
    keyword: 'license',
    around: (members) => contract({ info: members }),
    one: { name: 'a' },
    two: { name: 'b' },
  },
  {
    object: 'document',
    keyword: '$self',
    around: contract,
    one: 'https://a.example/a',
    two: 'https://a.example/b',
  },
  {
    object: 'document',
    keyword: 'jsonSchemaDialect',
    around: contract,
    one: 'https://a.example/a',
    two: 'https://a.example/b',
  },
  { object: 'document', keyword: 'tags', around: contract, one: [{ name: 'a' }], two: [{ name: 'b' }] },
  { object: 'document', keyword: 'externalDocs', around: contract, one: docs[0], two: docs[1] },
  { object: 'document', keyword: 'servers', around: contract, one: [{ url: '/a' }], two: [{ url: '/b' }] },
  {
    object: 'document',
    keyword: 'security',
    around: (members) => ({ ...operation({}), ...members }),
    one: [{ s: [] }],
    two: [{ t: [] }],
  },
  {
    object: 'document',
    keyword: 'paths',
    around: contract,
    one: { '/a': anOperation },
    two: { '/b': anOperation },
  },
  { object: 'document', keyword: 'webhooks', around: contract, one: { a: asked }, two: { b: asked } },
  {
    object: 'document',
    keyword: 'components',
    around: contract,
    one: { schemas: { A: text } },
    two: { schemas: { B: text } },
  },
  { object: 'document', keyword: 'x-internal', around: contract, one: 1, two: 2 },
  {
    object: 'server',
    keyword: 'url',
    around: (members) => contract({ servers: [members] }),
    one: '/a',
    two: '/b',
  },
  { object: 'server', keyword: 'description', around: server, one: 'a', two: 'b' },
  { object: 'server', keyword: 'name', around: server, one: 'a', two: 'b' },
  {
    object: 'server',
    keyword: 'variables',
    around: server,
    one: { a: { default: 'x' } },
    two: { a: { default: 'y' } },
  },
  { object: 'security scheme', keyword: 'type', around: scheme, one: 'mutualTLS', two: 'oauth2' },
  { object: 'security scheme', keyword: 'description', around: scheme, one: 'a', two: 'b' },
  { object: 'security scheme', keyword: 'scheme', around: scheme, one: 'basic', two: 'digest' },
  { object: 'security scheme', keyword: 'bearerFormat', around: scheme, one: 'JWT', two: 'opaque' },
  { object: 'security scheme', keyword: 'openIdConnectUrl', around: scheme, one: '/a', two: '/b' },
  { object: 'security scheme', keyword: 'oauth2MetadataUrl', around: scheme, one: '/a', two: '/b' },
  { object: 'security scheme', keyword: 'deprecated', around: scheme, one: true, two: false },
  { object: 'security scheme', keyword: 'name', around: key, one: 'b', two: 'c' },
  { object: 'security scheme', keyword: 'in', around: key, one: 'query', two: 'cookie' },
  { object: 'flow', keyword: 'authorizationUrl', around: flow, one: '/c', two: '/d' },
  { object: 'flow', keyword: 'deviceAuthorizationUrl', around: flow, one: '/c', two: '/d' },
  { object: 'flow', keyword: 'tokenUrl', around: flow, one: '/c', two: '/d' },
  { object: 'flow', keyword: 'refreshUrl', around: flow, one: '/c', two: '/d' },
  { object: 'flow', keyword: 'scopes', around: flow, one: { b: 'B' }, two: { c: 'C' } },
]
