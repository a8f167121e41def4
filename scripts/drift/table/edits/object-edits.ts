import type { JsonObject } from '../../document/json.ts'
import { callback, operation, webhook } from '../contract.ts'
import { documentEdits } from './document-edits.ts'
import type { Cell, ObjectEdit } from './edit.ts'

const text = { type: 'string' }
const media = { 'application/json': { schema: text } }
const docs = [{ url: 'https://a.example' }, { url: 'https://b.example' }] as const
const ways: Readonly<Record<string, (members: JsonObject) => JsonObject>> = { operation, callback, webhook }

const answering = (members: JsonObject) => ({ responses: { 200: { content: media, ...members } } })
const taking = (members: JsonObject) => ({ requestBody: { content: media, ...members } })
const form = (members: JsonObject) => ({
  requestBody: {
    content: { 'multipart/form-data': { schema: { type: 'object', properties: { a: text } }, ...members } },
  },
})
const asked = { post: { responses: { 204: {} } } }

const parameter = (members: JsonObject) => ({
  parameters: [{ name: 'a', in: 'query', schema: { type: 'array', items: text }, ...members }],
})
const header = (members: JsonObject) =>
  answering({ headers: { A: { schema: { type: 'array', items: text }, ...members } } })
const link = (members: JsonObject) => answering({ links: { a: { operationId: 'x', ...members } } })
const encoding = (members: JsonObject) => form({ encoding: { a: members } })
const flag = { one: true, two: false }
const words = { one: 'a', two: 'b' }
const examples = { one: { a: { value: 'a' } }, two: { a: { value: 'b' } } }

/** Objects that belong to an operation, a callback or a webhook. */
const within: readonly ObjectEdit[] = [
  { object: 'operation', keyword: 'summary', around: (members) => members, ...words },
  { object: 'operation', keyword: 'description', around: (members) => members, ...words },
  { object: 'operation', keyword: 'operationId', around: (members) => members, ...words },
  { object: 'operation', keyword: 'tags', around: (members) => members, one: ['a'], two: ['b'] },
  { object: 'operation', keyword: 'externalDocs', around: (members) => members, one: docs[0], two: docs[1] },
  { object: 'operation', keyword: 'deprecated', around: (members) => members, ...flag },
  { object: 'operation', keyword: 'x-internal', around: (members) => members, ...words },
  {
    object: 'operation',
    keyword: 'security',
    around: (members) => members,
    one: [{ s: [] }],
    two: [{ t: [] }],
  },
  {
    object: 'operation',
    keyword: 'servers',
    around: (members) => members,
    one: [{ url: '/a' }],
    two: [{ url: '/b' }],
  },
  {
    object: 'operation',
    keyword: 'parameters',
    around: (members) => members,
    one: [{ name: 'a', in: 'query', schema: text }],
    two: [{ name: 'b', in: 'query', schema: text }],
  },
  {
    object: 'operation',
    keyword: 'requestBody',
    around: (members) => members,
    one: { content: media },
    two: { content: { 'text/csv': {} } },
  },
  {
    object: 'operation',
    keyword: 'responses',
    around: (members) => members,
    one: { 200: {} },
    two: { 201: {} },
  },
  {
    object: 'operation',
    keyword: 'callbacks',
    around: (members) => members,
    one: { a: { '/a': asked } },
    two: { b: { '/b': asked } },
  },
  { object: 'parameter', keyword: 'description', around: parameter, ...words },
  { object: 'parameter', keyword: 'required', around: parameter, ...flag },
  { object: 'parameter', keyword: 'deprecated', around: parameter, ...flag },
  { object: 'parameter', keyword: 'allowEmptyValue', around: parameter, ...flag },
  { object: 'parameter', keyword: 'allowReserved', around: parameter, ...flag },
  { object: 'parameter', keyword: 'style', around: parameter, one: 'form', two: 'pipeDelimited' },
  { object: 'parameter', keyword: 'explode', around: parameter, one: false, two: true },
  { object: 'parameter', keyword: 'example', around: parameter, ...words },
  { object: 'parameter', keyword: 'examples', around: parameter, ...examples },
  {
    object: 'parameter',
    keyword: 'name',
    around: (members) => parameter({ name: 'z', ...members }),
    ...words,
  },
  { object: 'parameter', keyword: 'in', around: parameter, one: 'header', two: 'cookie' },
  {
    object: 'parameter',
    keyword: 'schema',
    around: (members) => ({ parameters: [{ name: 'a', in: 'query', ...members }] }),
    one: text,
    two: { type: 'boolean' },
  },
  {
    object: 'parameter',
    keyword: 'content',
    around: (members) => ({ parameters: [{ name: 'a', in: 'query', ...members }] }),
    one: media,
    two: { 'text/csv': {} },
  },
  { object: 'request body', keyword: 'description', around: taking, ...words },
  { object: 'request body', keyword: 'required', around: taking, ...flag },
  {
    object: 'request body',
    keyword: 'content',
    around: taking,
    one: { 'text/csv': {} },
    two: { 'text/html': {} },
  },
  { object: 'response', keyword: 'description', around: answering, ...words },
  { object: 'response', keyword: 'summary', around: answering, ...words },
  { object: 'response', keyword: 'headers', around: answering, one: { A: {} }, two: { B: {} } },
  {
    object: 'response',
    keyword: 'content',
    around: (members) => ({ responses: { 200: members } }),
    one: media,
    two: { 'text/html': {} },
  },
  {
    object: 'response',
    keyword: 'links',
    around: answering,
    one: { a: { operationId: 'a' } },
    two: { b: { operationId: 'a' } },
  },
  { object: 'header', keyword: 'description', around: header, ...words },
  { object: 'header', keyword: 'required', around: header, ...flag },
  { object: 'header', keyword: 'deprecated', around: header, ...flag },
  { object: 'header', keyword: 'style', around: header, one: 'simple' },
  { object: 'header', keyword: 'explode', around: header, one: true, two: false },
  { object: 'header', keyword: 'example', around: header, ...words },
  { object: 'header', keyword: 'examples', around: header, ...examples },
  {
    object: 'header',
    keyword: 'schema',
    around: (members) => answering({ headers: { A: members } }),
    one: text,
    two: { type: 'boolean' },
  },
  {
    object: 'header',
    keyword: 'content',
    around: (members) => answering({ headers: { A: members } }),
    one: media,
    two: { 'text/csv': {} },
  },
  {
    object: 'media type',
    keyword: 'schema',
    around: (members) => ({ requestBody: { content: { 'application/json': members } } }),
    one: text,
    two: { type: 'boolean' },
  },
  {
    object: 'media type',
    keyword: 'itemSchema',
    around: (members) => answering({ content: { 'application/jsonl': members } }),
    one: text,
    two: { type: 'boolean' },
  },
  {
    object: 'media type',
    keyword: 'example',
    around: (members) => answering({ content: { 'application/json': members } }),
    ...words,
  },
  {
    object: 'media type',
    keyword: 'examples',
    around: (members) => answering({ content: { 'application/json': members } }),
    ...examples,
  },
  {
    object: 'media type',
    keyword: 'encoding',
    around: form,
    one: { a: { contentType: 'text/csv' } },
    two: { a: { contentType: 'text/html' } },
  },
  {
    object: 'media type',
    keyword: 'prefixEncoding',
    around: form,
    one: [{ contentType: 'text/csv' }],
    two: [{ contentType: 'text/html' }],
  },
  {
    object: 'media type',
    keyword: 'itemEncoding',
    around: form,
    one: { contentType: 'text/csv' },
    two: { contentType: 'text/html' },
  },
  { object: 'encoding', keyword: 'contentType', around: encoding, one: 'text/csv', two: 'text/html' },
  { object: 'encoding', keyword: 'style', around: encoding, one: 'spaceDelimited', two: 'pipeDelimited' },
  { object: 'encoding', keyword: 'explode', around: encoding, one: false, two: true },
  { object: 'encoding', keyword: 'allowReserved', around: encoding, ...flag },
  { object: 'encoding', keyword: 'headers', around: encoding, one: { A: {} }, two: { B: {} } },
  { object: 'link', keyword: 'operationId', around: link, ...words },
  { object: 'link', keyword: 'parameters', around: link, one: { a: 1 }, two: { a: 2 } },
]

/** Every keyword of every other object of OpenAPI 3.0 to 3.2, added, removed and changed. */
export function objectEdits(): Cell[] {
  return [
    ...documentEdits.flatMap((edit) => cellsOf(edit, 'document', edit.around)),
    ...within.flatMap((edit) =>
      Object.entries(ways).flatMap(([place, way]) =>
        cellsOf(edit, place, (members) => way(edit.around(members))),
      ),
    ),
  ]
}

function cellsOf(
  { object, keyword, one, two }: Omit<ObjectEdit, 'around'>,
  place: string,
  around: ObjectEdit['around'],
): Cell[] {
  const name = `${object}.${keyword}`
  const [without, first] = [around({}), around({ [keyword]: one })]
  const changed: Cell[] =
    two === undefined
      ? []
      : [{ keyword: name, edit: 'changed', place, was: first, is: around({ [keyword]: two }) }]
  return [
    { keyword: name, edit: 'added', place, was: without, is: first },
    { keyword: name, edit: 'removed', place, was: first, is: without },
    ...changed,
  ]
}
