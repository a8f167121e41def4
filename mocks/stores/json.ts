/** Plain data, as worlds consist of. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are the same when written as JSON. Long texts that are the very same cost nothing. */
export function isSame(a: Json, b: Json): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let at = 0; at < a.length; at++) if (!isSame(a[at], b[at])) return false
    return true
  }
  if (Array.isArray(b)) return false
  let count = 0
  for (const key in a) {
    const value = a[key]
    if (value === undefined) continue
    if (!isSame(value, b[key])) return false
    count += 1
  }
  for (const key in b) if (b[key] !== undefined) count -= 1
  return count === 0
}

/** A copy that shares nothing but its texts. */
export function copyOf(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const copy: JsonObject = {}
  for (const key in value) if (value[key] !== undefined) copy[key] = copyOf(value[key])
  return copy
}

/** A copy of what `before` has become: what is still the same is taken from there. */
export function copyAfter(value: Json, before: Json): Json {
  if (!isObject(value) || !isObject(before)) return copyOf(value)
  const copy: JsonObject = {}
  for (const key in value) {
    const inner = value[key]
    if (inner !== undefined)
      copy[key] = isSame(inner, before[key]) ? before[key] : copyAfter(inner, before[key])
  }
  return copy
}
