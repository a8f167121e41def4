import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { randomOf } from '#mocks/catalogue/lib/random.ts'
import type { CompiledOperation, Validator } from '#mocks/engine/contract.ts'
import { type Components, type Keywords, admitting } from './admitting.test-support.ts'
import { witness } from './witness.test-support.ts'

const levels = 3

const addFormats = (ajvFormats as { default?: typeof ajvFormats }).default ?? ajvFormats

/** A contract with one operation for each of so many schemas, all of which admit something. */
export function schemaContract(count: number): { document: object; routes: CompiledOperation[] } {
  // as wire.js is compiled; each schema has been seen to be one
  const ajv = new Ajv2020({
    strict: false,
    inlineRefs: false,
    discriminator: true,
    logger: false,
    code: { optimize: false },
  })
  addFormats(ajv, { mode: 'full' })
  const components: Components = {}
  const paths: Record<string, object> = {}
  const routes: CompiledOperation[] = []
  for (let seed = 0; routes.length < count; seed++) {
    const found = admittedSchema(seed, ajv)
    if (!found) continue
    Object.assign(components, found.components)
    const operationId = `schema${seed}`
    const content = { 'application/json': { schema: found.schema } }
    paths[`/${operationId}`] = { get: { operationId, responses: { 200: { description: 'Made.', content } } } }
    routes.push(routeOf(operationId, found.validate))
  }
  return {
    document: {
      openapi: '3.1.0',
      info: { title: 'schemas', version: '1' },
      paths,
      components: { schemas: components },
    },
    routes,
  }
}

const routeOf = (operationId: string, validate: Validator): CompiledOperation => ({
  operationId,
  method: 'GET',
  path: `/${operationId}`,
  multiSegment: false,
  security: 'none',
  parameters: [],
  validateParameters: null,
  body: null,
  responses: { 200: { 'application/json': validate } },
})

type Found = { schema: Keywords; components: Components; validate: Validator }

/** The schema of a seed, unless chance has made one that does not admit the value that it was made for. */
function admittedSchema(seed: number, ajv: Ajv2020): Found | undefined {
  const random = randomOf('schemas', seed)
  const made: Components = {}
  const value = witness(random, levels)
  const schema = admitting(value, { random, components: made, levels })
  const rename = (_key: string, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace('#/components/schemas/', `#/components/schemas/${seed}.`)
      : inner
  const own = <T>(one: T): T => JSON.parse(JSON.stringify(one, rename)) as T
  const components = Object.fromEntries(
    Object.entries(own(made)).map(([name, one]) => [`${seed}.${name}`, one]),
  )
  const id = `contract${seed}`
  const placed = (one: object) =>
    JSON.parse(JSON.stringify(one), (key, inner: unknown) =>
      key === '$ref' && typeof inner === 'string' ? `${id}${inner}` : inner,
    ) as object
  ajv.addSchema({ $id: id, components: placed({ schemas: components }) })
  const validate = ajv.compile(placed(own(schema)))
  return validate(value) ? { schema: own(schema), components, validate: validate as Validator } : undefined
}
