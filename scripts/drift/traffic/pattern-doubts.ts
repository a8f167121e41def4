import { isFound } from '../pattern/verdict.ts'
import type { SchemaError, Validate } from './validators.ts'

/** What could not be told while a value was checked, and what is taken for granted in its place. */
const doubts = { patterns: new Set<string>(), assumed: true }

/** What Ajv asks about patterns. One that cannot be told in time is noted, and taken to fit or not as is assumed. */
export function contractPattern(pattern: string): {
  test: (text: string) => boolean
  toString: () => string
} {
  const test = (text: string): boolean => {
    const told = isFound(pattern, text)
    if (told === undefined) doubts.patterns.add(pattern)
    return told ?? doubts.assumed
  }
  return { test, toString: () => `/${pattern}/` }
}
contractPattern.code = 'contractPattern'

/** What an error is called that says that nothing could be told. */
const undecided = 'undecided'

export const isUndecided = ({ keyword }: SchemaError): boolean => keyword === undecided

/** Why nothing could be told. */
export const doubtIn = ({ schema }: SchemaError): string =>
  `the time did not suffice for the pattern ${String(schema)}`

/** Whether a value is wrong for certain. */
export const isRefused = (errors: readonly SchemaError[]): boolean => errors.some((one) => !isUndecided(one))

/** A check that tells what is wrong whichever way its doubts are resolved, and where it has some. */
export function withDoubts(validate: Validate): Validate {
  return (value) => {
    doubts.patterns.clear()
    doubts.assumed = true
    const errors = validate(value)
    if (doubts.patterns.size === 0) return errors
    doubts.assumed = false
    const others = validate(value)
    const [known, found] = [new Set(others.map(keyOf)), new Set(errors.map(keyOf))]
    const certain = errors.filter((error) => known.has(keyOf(error)))
    const places = others.filter((error) => error.keyword === 'pattern' && !found.has(keyOf(error)))
    if (places.length > 0) return [...certain, ...places.map((error) => ({ ...error, keyword: undecided }))]
    const [schema = ''] = doubts.patterns
    const message = 'could not be told'
    return [
      ...certain,
      { keyword: undecided, instancePath: '', schemaPath: '', params: {}, schema, message, data: value },
    ]
  }
}

const keyOf = ({ instancePath, schemaPath, params }: SchemaError): string =>
  `${instancePath} ${schemaPath} ${JSON.stringify(params)}`
