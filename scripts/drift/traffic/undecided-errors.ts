import { isFound } from '../pattern/verdict.ts'
import type { SchemaError } from './schema-error.ts'

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

/** Whether nothing at all could be told of a value, not only whether a pattern fits. */
export const isUntold = (error: SchemaError): boolean => isUndecided(error) && error.schema === undefined

/** Why nothing could be told. */
export const doubtIn = ({ schema }: SchemaError): string =>
  typeof schema === 'string'
    ? `the time did not suffice for the pattern ${schema}`
    : 'its schemas lead to more others than there is time for'

/** Whether a value is wrong for certain. */
export const isRefused = (errors: readonly SchemaError[]): boolean => errors.some((one) => !isUndecided(one))

/** Says of a value that nothing could be told, for want of time for a pattern or for all the schemas. */
export const undecidedAbout = (value: unknown, pattern?: string): SchemaError => ({
  keyword: undecided,
  instancePath: '',
  schemaPath: '',
  params: {},
  schema: pattern,
  message: 'could not be told',
  data: value,
})

/** What is wrong with a value whichever way the doubts of its check are resolved, and where it has some. */
export function withDoubts(check: () => readonly SchemaError[], value: unknown): readonly SchemaError[] {
  doubts.patterns.clear()
  doubts.assumed = true
  const errors = check()
  if (doubts.patterns.size === 0) return errors
  doubts.assumed = false
  const others = check()
  const [known, found] = [new Set(others.map(keyOf)), new Set(errors.map(keyOf))]
  const certain = errors.filter((error) => known.has(keyOf(error)))
  const places = others.filter((error) => error.keyword === 'pattern' && !found.has(keyOf(error)))
  if (places.length > 0) return [...certain, ...places.map((error) => ({ ...error, keyword: undecided }))]
  const [pattern = ''] = doubts.patterns
  return [...certain, undecidedAbout(value, pattern)]
}

const keyOf = ({ instancePath, schemaPath, params }: SchemaError): string =>
  `${instancePath} ${schemaPath} ${JSON.stringify(params)}`
