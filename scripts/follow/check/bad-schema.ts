import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { stepOf } from '../../drift/document/pointer.ts'
import type { OpenApiDocument } from '../../generate/document.ts'
import { contractPlaces } from './contract-place.ts'
import type { Trouble } from '../trouble.ts'

type Found = { pointer: string; message: string }

/**
 * Where a contract says something of a value that no validator can be made of, such as a type that JSON does not have.
 *
 * @param reason what the compiler of validators said, for when no place is found
 */
export function badSchemas(service: string, document: OpenApiDocument, reason: string): Trouble[] {
  const placeOf = contractPlaces(service)
  const found = schemasIn(document).flatMap(({ pointer, schema }) => errorsOf(pointer, schema))
  const places = found.length > 0 ? found : [{ pointer: '', message: reason }]
  return places.slice(0, 5).map(({ pointer, message }) => ({ ...placeOf(pointer), message, stops: true }))
}

const ajv = new Ajv2020({ strict: false, validateFormats: true, logger: false })
const addFormats = (ajvFormats as { default?: typeof ajvFormats }).default ?? ajvFormats
addFormats(ajv)

function errorsOf(pointer: string, schema: object): Found[] {
  if (ajv.validateSchema(schema) === true) return []
  const [error] = ajv.errors ?? []
  if (!error) return []
  const key = error.instancePath.split('/').at(-1) ?? ''
  const allowed: unknown = error.params['allowedValues']
  const says = Array.isArray(allowed) ? `is none of ${allowed.join(', ')}` : (error.message ?? 'is not valid')
  return [{ pointer: `${pointer}${error.instancePath}`, message: `The ${key || 'schema'} here ${says}.` }]
}

/** Every schema of a document that stands for itself: the shared ones, and those of parameters and bodies. */
function schemasIn(document: OpenApiDocument): { pointer: string; schema: object }[] {
  const shared = Object.entries(document.components['schemas'] ?? {}).map(([name, schema]) => ({
    pointer: `/components/schemas/${name}`,
    schema: schema as object,
  }))
  return [...shared, ...inlineSchemas('/paths', document.paths)]
}

function inlineSchemas(pointer: string, value: unknown): { pointer: string; schema: object }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = pointer + stepOf(key)
    const isSchema = key === 'schema' && typeof inner === 'object' && inner !== null
    return isSchema ? [{ pointer: here, schema: inner }] : inlineSchemas(here, inner)
  })
}
