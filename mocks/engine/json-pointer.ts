import { ownValue } from './own-value.ts'

/** The name of a member as a step of a JSON Pointer (RFC 6901). */
export const escapeStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The name of the member that a step of a JSON Pointer is about. */
export const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** What stands at these names of a value, one within the other; undefined where there is nothing. */
export function valueAt(value: unknown, names: readonly string[]): unknown {
  let found = value
  for (const name of names) {
    if (typeof found !== 'object' || found === null) return undefined
    found = ownValue(found as Record<string, unknown>, name)
  }
  return found
}
