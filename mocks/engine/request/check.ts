import type { Validator, WireError } from '../contract.ts'
import type { ProblemField } from '../answer/problem.ts'
import type { Parameters } from './read-request.ts'

const maxErrors = 20

/** Checks parameters against the contract; values are converted to their types in place. */
export function checkParameters(validate: Validator | null, parameters: Parameters): ProblemField[] {
  if (!validate || validate(parameters)) return []
  return fieldsOf(validate.errors).map((field) => {
    const [, location = 'query', ...rest] = field.pointer.split('/')
    return {
      ...field,
      in: location as ProblemField['in'],
      pointer: rest.length > 0 ? `/${rest.join('/')}` : '',
    }
  })
}

/** Checks a body against the contract. */
export function checkBody(validate: Validator | null, body: unknown): ProblemField[] {
  if (!validate || validate(body)) return []
  return fieldsOf(validate.errors).map((field) => ({ ...field, in: 'body' as const }))
}

function fieldsOf(errors: WireError[] | null | undefined): Omit<ProblemField, 'in'>[] {
  // that the part of a schema does not hold which fits the value is no news beside what is wrong there
  const fields = (errors ?? []).filter(({ keyword }) => keyword !== 'if').map(fieldOf)
  // what several other fields need is missing once
  return [...new Map(fields.map((one) => [`${one.pointer} ${one.code}`, one])).values()].slice(0, maxErrors)
}

/** Names the field that is wrong: a missing property is the place where it should stand. */
function fieldOf({ instancePath, keyword, params, message }: WireError): Omit<ProblemField, 'in'> {
  const inner = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty']
  const pointer = typeof inner === 'string' ? `${instancePath}/${escaped(inner)}` : instancePath
  const { limit } = params
  return {
    pointer: pointer.slice(0, 500),
    code: keyword === 'dependentRequired' ? 'required' : keyword,
    ...(message ? { detail: message.slice(0, 500) } : {}),
    ...(typeof limit === 'number' ? { limit } : {}),
  }
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
