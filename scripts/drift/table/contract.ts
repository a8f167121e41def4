import type { Json, JsonObject } from '../document/json.ts'
import { textOf } from '../document/json.ts'
import type { Document } from '../document/place.ts'

/** Two versions of a part of a contract, and every rule that tells them apart. */
export type Case = { title: string; was: JsonObject; is: JsonObject; rules: readonly string[] }

export const pair = (title: string, was: JsonObject, is: JsonObject, ...rules: string[]): Case => ({
  title,
  was,
  is,
  rules,
})

/** A document around these members. */
export const contract = (members: JsonObject): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Homes', version: '1' },
  paths: {},
  ...members,
})

/** A document with one operation. */
export const operation = (members: JsonObject, more: JsonObject = {}): JsonObject =>
  contract({ paths: { '/homes': { post: { responses: { 204: {} }, ...members } } }, ...more })

export const json = (schema: Json): JsonObject => ({ 'application/json': { schema } })

export const response = (members: JsonObject): JsonObject => operation({ responses: { 200: members } })
export const answer = (schema: Json, more: JsonObject = {}): JsonObject =>
  operation({ responses: { 200: { content: json(schema) } } }, more)
export const body = (schema: Json, more: JsonObject = {}): JsonObject =>
  operation({ requestBody: { content: json(schema) } }, more)
export const parameters = (...list: JsonObject[]): JsonObject => operation({ parameters: list })
export const webhook = (members: JsonObject): JsonObject =>
  contract({ webhooks: { sold: { post: { responses: { 204: {} }, ...members } } } })
export const callback = (members: JsonObject): JsonObject =>
  operation({
    callbacks: { sold: { '{$request.body#/url}': { post: { responses: { 204: {} }, ...members } } } },
  })
/** The schema of an object. */
export const object = (properties: Json, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
})
export const schemas = (named: JsonObject): JsonObject => ({ components: { schemas: named } })
export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

/** A document of its own, read from nowhere. */
export function documentOf(root: JsonObject, uri: string): Document {
  const library = new Map<string, Document>()
  const document = { uri, version: textOf(root['openapi']), root, library }
  library.set(uri, document)
  return document
}
