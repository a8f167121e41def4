import { ownValue } from '../engine/own-value.ts'

/** Plain data, as worlds consist of. */
export type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** A name that would change what an object is instead of what it has. No world keeps anything under it. */
export const barredName = '__proto__'

/** Whether an object itself has something under this name, and a world may keep it there. */
export const isKept = (object: JsonObject, name: string): boolean =>
  name !== barredName && Object.hasOwn(object, name)

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether two values are the same when written as JSON. Long texts that are the very same cost nothing. Nothing is asked
 * of `Object.hasOwn` here, as all of a world comes by: what an object has by its prototype is no plain data, so it is
 * never the same as a value (16 instead of 48 microseconds for a world in which nothing has happened).
 */
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
    if (value === undefined || key === barredName) continue
    if (!isSame(value, b[key])) return false
    count += 1
  }
  for (const key in b) if (b[key] !== undefined && key !== barredName) count -= 1
  return count === 0
}

/** A copy that shares nothing but its texts. */
export function copyOf(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf)
  const copy: JsonObject = {}
  for (const key in value) {
    if (value[key] !== undefined && isKept(value, key)) copy[key] = copyOf(value[key])
  }
  return copy
}

/** A copy of what `before` has become: what is still the same is taken from there. */
export function copyAfter(value: Json, before: Json): Json {
  if (!isObject(value) || !isObject(before)) return copyOf(value)
  const copy: JsonObject = {}
  for (const key in value) {
    const inner = value[key]
    if (inner === undefined || !isKept(value, key)) continue
    const known = ownValue(before, key)
    copy[key] = isSame(inner, known) ? known : copyAfter(inner, known)
  }
  return copy
}
