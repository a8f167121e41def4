import type { Json } from '../../document/json.ts'
import { isArray, isEqual, isObject } from '../../document/json.ts'
import type { Operation, Parameter } from '../../traffic/operations.ts'
import { schemaIn } from '../../traffic/operations.ts'
import { redactValue } from '../../traffic/redact.ts'
import type { Case, CaseBody, Setting } from './cases.ts'
import { edgeBodies, isListed, valuesFor } from './edge-values.ts'
import { examplesAt, parameterValues } from './example-values.ts'
import { picked } from './pick.ts'

/** How many requests of each kind are made for an operation. */
const most = { examples: 8, values: 4, samples: 4, edges: 16 }

/** Requests that the contract admits: as its examples have them, and with one thing at a time at a bound. */
export function validCases(operation: Operation, seed: string): { examples: Case[]; edges: Case[] } {
  const bodies = bodiesOf(operation, seed)
  const [body] = bodies
  const plain = body ? { body: body.body } : {}
  const optional = operation.parameters.filter(({ isRequired }) => !isRequired)
  const everything = optional.flatMap((parameter) => settingsOf(parameter).slice(0, 1))
  const examples: Case[] = [
    ...(bodies.length > 0
      ? bodies.map((one): Case => ({ purpose: 'example', what: one.what, settings: [], body: one.body }))
      : [{ purpose: 'example' as const, what: 'with what is required alone', settings: [] }]),
    ...(everything.length > 0
      ? [{ purpose: 'example' as const, what: 'with every parameter', settings: everything, ...plain }]
      : []),
  ]
  const edges = operation.parameters
    .filter((parameter) => !isReference(parameter))
    .flatMap((parameter) =>
      picked(settingsOf(parameter), most.values, seed, `${operation.path} ${parameter.name}`).map(
        (setting): Case => ({ purpose: 'edge', what: whatOf(setting), settings: [setting], ...plain }),
      ),
    )
  return { examples, edges: [...edges, ...edgesOfBody(operation, bodies, seed)] }
}

/** Where a required path parameter names something, any other value names nothing. */
const isReference = ({ in: location, schema }: Parameter): boolean =>
  location === 'path' && !(schema && isListed(schema))

const settingsOf = (parameter: Parameter): (Setting & { value: Json })[] =>
  parameterValues(parameter)
    .filter((value) => isWritable(value, parameter))
    .map((value) => ({ parameter, value }))

/** Nothing, and a text that is empty, look the same in most places. */
function isWritable(value: Json, { in: location }: Parameter): boolean {
  if (value === null || value === '') return false
  if (isArray(value)) return value.length > 0 && value.every((one) => one !== null && one !== '')
  if (isObject(value)) return Object.keys(value).length > 0
  return location !== 'header' || typeof value !== 'string' || /^[\x21-\x7e]([ -~]*[\x21-\x7e])?$/.test(value)
}

function whatOf({ parameter: { name }, value }: Setting & { value: Json }): string {
  const text = JSON.stringify(redactValue([name], value))
  return `with \`${name}\` ${text.length > 60 ? `of ${text.length} characters` : `as ${text}`}`
}

/** A body that the contract admits, and whence it comes. */
export type GoodBody = { what: string; body: CaseBody & { value: Json } }

/** Bodies from the examples, and where there are none from the schemas. */
export function bodiesOf({ method, body, path }: Operation, seed: string): GoodBody[] {
  // the clients of the web send none with these (Fetch, 5.4)
  if (method === 'GET' || method === 'HEAD') return []
  return (body?.content ?? []).flatMap(([type, media]) => {
    const schema = schemaIn(media)
    const given = examplesAt(media).map(({ name, value }) => ({
      what: `as in the example ${name}`,
      body: { type, value },
    }))
    const made = schema ? picked(valuesFor(schema), most.samples, seed, `${path} ${type}`) : []
    const examples = picked(given, most.examples, seed, path)
    if (examples.length > 0) return examples
    return made.map((value) => ({ what: 'made from the schema', body: { type, value } }))
  })
}

function edgesOfBody(operation: Operation, bodies: readonly GoodBody[], seed: string): Case[] {
  const edges = bodies.flatMap(({ body }) => {
    const schema = schemaOfBody(operation, body.type)
    if (!schema) return []
    const made = picked(valuesFor(schema), most.samples, seed, `${operation.path} samples`)
    return [
      ...made.map((value) => ({ what: 'made from the schema', body: { ...body, value } })),
      ...edgeBodies(body.value, schema).map(({ what, value }) => ({ what, body: { ...body, value } })),
    ]
  })
  const known = bodies.map(({ body }) => body.value)
  const unlike = edges.filter(
    ({ body }, index) =>
      !known.some((value) => isEqual(value, body.value)) &&
      edges.findIndex((other) => isEqual(other.body.value, body.value)) === index,
  )
  return picked(unlike, most.edges, seed, operation.path).map(({ what, body }) => ({
    purpose: 'edge',
    what,
    settings: [],
    body,
  }))
}

/** What a body of this media type has to look like. */
export function schemaOfBody({ body }: Operation, type: string) {
  const [, media] = body?.content.find(([name]) => name === type) ?? []
  return media && schemaIn(media)
}
