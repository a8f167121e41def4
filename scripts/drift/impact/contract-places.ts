import { methods } from '../document/path-items.ts'
import type { Json } from '../document/json.ts'
import { textOf } from '../document/json.ts'
import type { Document, Place } from '../document/place.ts'
import { child, entriesOf, follow, membersOf, objectAt, rootOf } from '../document/place.ts'

export type ContractOperation = { service: string; id: string; method: string; path: string; place: Place }

/** A bundled contract of the portal as a document that is called by its service. */
export function contractOf(service: string, root: Json): Document {
  const library = new Map<string, Document>()
  const document = { uri: service, version: '3.1.0', root, library }
  library.set(service, document)
  return document
}

/** The name of a place in an index. */
export const keyOf = ({ document, pointer }: Place): string => `${document.uri}#${pointer}`

/** Every operation of a contract. One without an id is called by its method and path. */
export function operationsOf(contract: Document): ContractOperation[] {
  return membersOf(child(rootOf(contract), 'paths')).flatMap(([path, item]) =>
    membersOf(item)
      .filter(([method]) => methods.includes(method))
      .map(([verb, place]) => {
        const method = verb.toUpperCase()
        const id = objectAt(place)['operationId']
        return {
          service: contract.uri,
          id: typeof id === 'string' ? id : `${method} ${path}`,
          method,
          path,
          place,
        }
      }),
  )
}

/** What an operation takes, and what it answers with each status: the schema of each media type. */
export type Body = { direction: 'request' | 'response'; status?: string; mediaType: string; schema: Place }

export function bodiesOf({ place }: ContractOperation): Body[] {
  const contentOf = (message: Place) =>
    membersOf(child(follow(message), 'content'))
      .map(([mediaType, media]) => ({ mediaType, schema: child(media, 'schema') }))
      .filter(({ schema }) => schema.value !== undefined)
  return [
    ...contentOf(child(place, 'requestBody')).map((one) => ({ direction: 'request' as const, ...one })),
    ...membersOf(child(place, 'responses')).flatMap(([status, response]) =>
      contentOf(response).map((one) => ({ direction: 'response' as const, status, ...one })),
    ),
  ]
}

/** The parameters of an operation, its path's own left out: the contracts have none. */
export function parametersOf({ place }: ContractOperation): { name: string; in: string; place: Place }[] {
  return entriesOf(child(place, 'parameters')).map((one) => {
    const parameter = follow(one)
    const { name, in: location } = objectAt(parameter)
    return { name: textOf(name), in: textOf(location), place: one }
  })
}

/** The schemas inside one that speak of the same value: its variants and parts. */
export const alternativesOf = (schema: Place): Place[] =>
  ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => entriesOf(child(schema, keyword)))
