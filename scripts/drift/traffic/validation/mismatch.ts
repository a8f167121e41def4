import type { Json } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child } from '../../document/place.ts'
import { segmentsOf } from '../../document/pointer.ts'
import { undecidedReason, isUndecided } from './undecided-errors.ts'
import type { Mode } from './validators.ts'
import type { SchemaError } from './schema-error.ts'
import { schemaPlaceOf, validatorOf } from './validators.ts'
import { plainErrors } from './plain-errors.ts'
import { redactValue } from '../redact.ts'

/** A place where a message does not match the contract. */
export type Mismatch = {
  rule: string
  /** Inside the body, entries of lists as `[]`. */
  field: readonly string[]
  /** What the contract says. */
  was?: Json
  /** What was seen, fit to be shown. */
  is?: Json
  /** It was a text, and is shown as one even where it looks like a number. */
  isText?: boolean
  source?: Place
}

/** Where a body does not match its schema. One that was sent as text, as forms are, is converted first. */
export function bodyMismatches(
  value: unknown,
  schema: Place,
  direction: 'answer' | 'call',
  isText: boolean,
): Mismatch[] {
  const mode = isText ? 'text' : direction
  const errors = validatorOf(schema, mode)(value)
  if (errors.length === 0) return []
  return plainErrors(errors, schema, mode).map((error) => {
    const mismatch = mismatchOf(error, schema, mode)
    if (isUndecided(error)) return { ...mismatch, rule: `${direction}-undecided` }
    return direction === 'answer' ? mismatch : { ...mismatch, rule: 'call-body-invalid' }
  })
}

function mismatchOf(error: SchemaError, near: Place, mode: Mode): Mismatch {
  const { keyword, params, instancePath, data } = error
  const names = segmentsOf(instancePath)
  const inner: unknown =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty']
  if (typeof inner === 'string') names.push(inner)
  const source = schemaPlaceOf(near, mode, error.parentSchema)
  const rule = ruleFor(keyword, data)
  return {
    rule,
    field: names.map(steady),
    was: wantedBy(error),
    is: shownFor(rule, names, data as Json),
    isText: rule === 'answer-type-wrong' && typeof data === 'string',
    ...(source ? { source: child(source, ...keyOf(keyword)) } : {}),
  }
}

const keyOf = (keyword: string): string[] => {
  if (keyword === 'false schema') return []
  return [keyword === 'undecided' ? 'pattern' : keyword]
}

function shownFor(rule: string, names: readonly string[], data: Json): Json {
  if (rule === 'answer-field-missing') return 'missing'
  return rule === 'answer-field-unknown' ? 'there' : redactValue(names, data)
}

/** A name that is the same in every message: the index of an entry is none, nor is a key that is an id. */
const steady = (name: string): string => {
  if (/^\d+$/.test(name)) return '[]'
  return /^[A-Za-z_$@][\w.:-]{0,60}$/.test(name) && !/\d{4}/.test(name) ? name : '*'
}

function ruleFor(keyword: string, data: unknown): string {
  switch (keyword) {
    case 'required':
    case 'dependentRequired': {
      return 'answer-field-missing'
    }
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
    case 'false schema': {
      return 'answer-field-unknown'
    }
    case 'type': {
      return data === null ? 'answer-null' : 'answer-type-wrong'
    }
    case 'enum':
    case 'const': {
      return data === null ? 'answer-null' : 'answer-value-unknown'
    }
    case 'format':
    case 'pattern': {
      return 'answer-format-wrong'
    }
    case 'anyOf':
    case 'oneOf':
    case 'not':
    case 'contains': {
      return data === null ? 'answer-null' : 'answer-shape-wrong'
    }
    default: {
      return 'answer-out-of-bounds'
    }
  }
}

/** What the contract wants, in a word or as a list of values. */
function wantedBy(error: SchemaError): Json {
  const { keyword, params, schema, message } = error
  switch (keyword) {
    case 'type':
    case 'enum': {
      return schema as Json
    }
    case 'const': {
      return [params['allowedValue'] as Json]
    }
    case 'undecided': {
      return undecidedReason(error)
    }
    case 'format':
    case 'pattern': {
      return `${keyword} ${String(schema)}`
    }
    case 'required':
    case 'dependentRequired': {
      return 'required'
    }
    case 'anyOf':
    case 'oneOf':
    case 'not':
    case 'contains': {
      return keyword
    }
    default: {
      return typeof schema === 'number' ? `${keyword} ${schema}` : (message ?? keyword)
    }
  }
}
