/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [key: string]: Json | undefined }

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** A value that should be a text, as one; empty when it holds others. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'object' || value === undefined ? '' : String(value)

/** What stands at these keys of a value; undefined where there is nothing. */
export function valueAt(value: Json | undefined, keys: readonly (string | number)[]): Json | undefined {
  let found = value
  for (const key of keys) {
    if (isArray(found)) found = found[Number(key)]
    else found = isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined
  }
  return found
}

/** The value of a text that is JSON; undefined where it is none. */
export function tryParseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** Equal as JSON: the order of an object's members says nothing. */
export function isEqual(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (isArray(a) && isArray(b))
    return a.length === b.length && a.every((one, index) => isEqual(one, b[index]))
  if (!isObject(a) || !isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  )
}
