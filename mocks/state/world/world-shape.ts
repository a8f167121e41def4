/** The state with what it lacks taken from `fresh`; undefined when it has not the same shape. */
export function withDefaults<T extends object>(fresh: T, state: unknown): T | undefined {
  return isRecord(state) && hasSameShape(fresh, state) ? (over(fresh, state) as T) : undefined
}

/** What is given; members that are missing are taken from `fresh`. */
function over(fresh: unknown, given: unknown): unknown {
  if (!isRecord(fresh) || !isRecord(given)) return given
  const parts = Object.entries(given).map(([key, value]) => [
    key,
    Object.hasOwn(fresh, key) ? over(fresh[key], value) : value,
  ])
  return { ...fresh, ...(Object.fromEntries(parts) as Record<string, unknown>) }
}

/** Whether a value has the shape of a fresh one. Null may stand for a text. */
export function hasSameShape(fresh: unknown, value: unknown): boolean {
  if (fresh === null || typeof fresh === 'string') return value === null || typeof value === 'string'
  if (Array.isArray(fresh)) return Array.isArray(value)
  if (!isRecord(fresh)) return typeof value === typeof fresh
  return (
    isRecord(value) &&
    Object.keys(fresh).every((key) => !Object.hasOwn(value, key) || hasSameShape(fresh[key], value[key]))
  )
}

/** Adds to a state, in place, what a fresh one has and it lacks; what has another shape there begins anew. */
export function fillIn(state: Record<string, unknown>, fresh: Readonly<Record<string, unknown>>): void {
  for (const [key, begun] of Object.entries(fresh)) {
    const present = state[key]
    if (!Object.hasOwn(state, key) || !hasSameShape(begun, present)) state[key] = begun
    else if (isRecord(begun) && isRecord(present)) fillIn(present, begun)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
