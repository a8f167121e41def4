import type { Json, JsonObject } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'

/** A part of a copy, which may be changed. */
type Draft = { [key: string]: Json | undefined }

/** A contract with one promise broken, which of those given it is, and what was done to it. */
export type Planted = { title: string; of: number; root: JsonObject }

type Operation = { name: string; value: Draft; item: Draft; method: string }
type Break = { does: string; plant: (operation: Operation, root: Draft) => boolean }

const json = (message: Json | undefined, root: Draft): Draft => {
  const { content } = objectOf(message, root)
  const { schema } = objectOf(objectOf(content, root)['application/json'], root)
  return objectOf(schema, root)
}

const draftOf = (value: Json | undefined): Draft | undefined => (isObject(value) ? value : undefined)

/** The object that a value is or refers to. */
function objectOf(value: Json | undefined, root: Draft): Draft {
  const found = draftOf(value)
  if (!found) return {}
  const { $ref } = found
  if (typeof $ref !== 'string') return found
  return objectOf(
    $ref
      .slice(2)
      .split('/')
      .reduce<Json | undefined>((at, key) => (isObject(at) ? at[key] : undefined), root),
    root,
  )
}

const answerOf = ({ value }: Operation, root: Draft): Draft => {
  const [, first] =
    Object.entries(objectOf(value['responses'], root)).find(([status]) => status.startsWith('2')) ?? []
  return json(first, root)
}

const bodyOf = ({ value }: Operation, root: Draft): Draft => json(value['requestBody'], root)

/** The name of a property that a schema requires, and where its properties are. */
function requiredOf(
  schema: Draft,
): { name: string; properties: Draft; required: readonly Json[] } | undefined {
  const { required } = schema
  const properties = draftOf(schema['properties'])
  if (!properties || !isArray(required)) return undefined
  const name = required.find((one) => typeof one === 'string' && isObject(properties[one]))
  return typeof name === 'string' ? { name, properties, required } : undefined
}

const otherType = (schema: Json | undefined, root: Draft): Json =>
  objectOf(schema, root)['type'] === 'boolean' ? { type: 'integer' } : { type: 'boolean' }

const breaks: readonly Break[] = [
  { does: 'is gone', plant: ({ item, method }) => delete item[method] },
  {
    does: 'no longer sends a property',
    plant: (operation, root) => {
      const schema = answerOf(operation, root)
      const found = requiredOf(schema)
      if (!found) return false
      delete found.properties[found.name]
      schema['required'] = found.required.filter((one) => one !== found.name)
      return true
    },
  },
  {
    does: 'may leave out a property',
    plant: (operation, root) => {
      const schema = answerOf(operation, root)
      const found = requiredOf(schema)
      if (found) schema['required'] = found.required.filter((one) => one !== found.name)
      return found !== undefined
    },
  },
  {
    does: 'sends another type',
    plant: (operation, root) => {
      const found = requiredOf(answerOf(operation, root))
      if (found) found.properties[found.name] = otherType(found.properties[found.name], root)
      return found !== undefined
    },
  },
  {
    does: 'may send null',
    plant: (operation, root) => {
      const found = requiredOf(answerOf(operation, root))
      const schema = found?.properties[found.name]
      if (found && schema) found.properties[found.name] = { anyOf: [schema, { type: 'null' }] }
      return found !== undefined
    },
  },
  {
    does: 'sends one more value of an enumeration',
    plant: (operation, root) => {
      const { properties } = answerOf(operation, root)
      for (const one of Object.values(isObject(properties) ? properties : {})) {
        const schema = objectOf(one, root)
        const { enum: listed } = schema
        if (!isArray(listed)) continue
        schema['enum'] = [...listed, 'aNewOne']
        return true
      }
      return false
    },
  },
  {
    does: 'demands a property that was not there',
    plant: (operation, root) => {
      const schema = bodyOf(operation, root)
      const { required } = schema
      const properties = draftOf(schema['properties'])
      if (!properties) return false
      properties['aNewOne'] = { type: 'string' }
      schema['required'] = [...(isArray(required) ? required : []), 'aNewOne']
      return true
    },
  },
  {
    does: 'takes another type',
    plant: (operation, root) => {
      const found = requiredOf(bodyOf(operation, root))
      if (found) found.properties[found.name] = otherType(found.properties[found.name], root)
      return found !== undefined
    },
  },
  {
    does: 'demands a parameter',
    plant: ({ value }) => {
      const { parameters } = value
      const added = { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } }
      value['parameters'] = [...(isArray(parameters) ? parameters : []), added]
      return true
    },
  },
  {
    does: 'succeeds with another status',
    plant: ({ value }) => {
      const responses = draftOf(value['responses'])
      if (!responses) return false
      const [status] = Object.keys(responses).filter((one) => one.startsWith('2'))
      const answer = status === undefined ? undefined : responses[status]
      if (status === undefined || answer === undefined) return false
      delete responses[status]
      responses['299'] = answer
      return true
    },
  },
]

const methods = ['get', 'put', 'post', 'delete', 'patch']

function operationsOf(root: Draft): Operation[] {
  return Object.entries(objectOf(root['paths'], root)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const place = draftOf(item)
      const value = draftOf(place?.[method])
      return place && value ? [{ name: `${method} ${path}`, value, item: place, method }] : []
    }),
  )
}

/**
 * Contracts with one break each, of every kind by turns, no two in the same operation.
 *
 * @param most how many
 */
export function plantedBreaks(contracts: readonly JsonObject[], most: number): Planted[] {
  const found: Planted[] = []
  const places = contracts.map((root, of) => ({
    root,
    of,
    names: operationsOf(root).map(({ name }) => name),
  }))
  const longest = Math.max(...places.map(({ names }) => names.length))
  for (let at = 0; at < longest; at += 1) {
    for (const { root, of, names } of places) {
      if (found.length === most) return found
      const copy: Draft = structuredClone(root)
      const operation = operationsOf(copy).find(({ name }) => name === names[at])
      const does = operation && plantedIn(operation, copy, found.length)
      if (does !== undefined) found.push({ title: `${operation?.name ?? ''} ${does}`, of, root: copy })
    }
  }
  return found
}

/** Plants the next kind of break that an operation has something for, and says what it does. */
function plantedIn(operation: Operation, root: Draft, turn: number): string | undefined {
  const inTurn = breaks.map((_, at) => breaks[(turn + at) % breaks.length])
  return inTurn.find((one) => one?.plant(operation, root) === true)?.does
}
