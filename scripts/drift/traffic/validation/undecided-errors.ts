import { isFound } from '../../pattern/verdict.ts'
import type { SchemaError } from './schema-error.ts'

/** The patterns that could not be decided while a value was checked, and what is assumed of them. */
const patternChecks = { undecided: new Set<string>(), assumed: true }

/** Ajv's engine for patterns. One that cannot be decided in time is noted, and matches or not as is assumed. */
export function contractPattern(pattern: string): {
  test: (text: string) => boolean
  toString: () => string
} {
  const test = (text: string): boolean => {
    const isMatch = isFound(pattern, text)
    if (isMatch === undefined) patternChecks.undecided.add(pattern)
    return isMatch ?? patternChecks.assumed
  }
  return { test, toString: () => `/${pattern}/` }
}
contractPattern.code = 'contractPattern'

/** The keyword of an error which says that something could not be decided. */
const undecided = 'undecided'

export const isUndecided = ({ keyword }: SchemaError): boolean => keyword === undecided

/** Whether nothing about a value could be decided, not only whether a pattern matches. */
export const isFullyUndecided = (error: SchemaError): boolean =>
  isUndecided(error) && error.schema === undefined

/** Why it could not be decided. */
export const undecidedReason = ({ schema }: SchemaError): string =>
  typeof schema === 'string'
    ? `the time did not suffice for the pattern ${schema}`
    : 'its schemas lead to more others than there is time for'

/** What is wrong, or why it could not be decided. */
export const reasonIn = (error: SchemaError): string =>
  isUndecided(error) ? undecidedReason(error) : (error.message ?? error.keyword)

/** Whether a value is wrong for certain. */
export const isRefused = (errors: readonly SchemaError[]): boolean => errors.some((one) => !isUndecided(one))

/** The error of a value that could not be checked, for want of time for a pattern or for all the schemas. */
export const undecidedAbout = (value: unknown, pattern?: string): SchemaError => ({
  keyword: undecided,
  instancePath: '',
  schemaPath: '',
  params: {},
  schema: pattern,
  message: 'could not be told',
  data: value,
})

/** The errors that a value has whichever way its undecided patterns turn out, and one for each place that is undecided. */
export function withUndecided(check: () => readonly SchemaError[], value: unknown): readonly SchemaError[] {
  patternChecks.undecided.clear()
  patternChecks.assumed = true
  const errors = check()
  if (patternChecks.undecided.size === 0) return errors
  patternChecks.assumed = false
  const others = check()
  const [known, found] = [new Set(others.map(keyOf)), new Set(errors.map(keyOf))]
  const certain = errors.filter((error) => known.has(keyOf(error)))
  const places = others.filter((error) => error.keyword === 'pattern' && !found.has(keyOf(error)))
  if (places.length > 0) return [...certain, ...places.map((error) => ({ ...error, keyword: undecided }))]
  const [pattern = ''] = patternChecks.undecided
  return [...certain, undecidedAbout(value, pattern)]
}

const keyOf = ({ instancePath, schemaPath, params }: SchemaError): string =>
  `${instancePath} ${schemaPath} ${JSON.stringify(params)}`
