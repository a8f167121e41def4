/** Freezes a value and everything in it; what is frozen already is taken to be frozen all through. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key in value) deepFreeze(value[key])
  return value
}
