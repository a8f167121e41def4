/**
 * What a table has under a key that came from outside. What every object has by its prototype (`constructor`,
 * `toString`, `__proto__`) is not in it.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Puts something into a table under a key that came from outside: also `__proto__` is nothing but a key. */
export function setOwnValue<T>(table: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(table, key, { value, configurable: true, enumerable: true, writable: true })
}
