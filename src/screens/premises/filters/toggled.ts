/** A choice of several with one more or one fewer; no choice is left out of the address. */
export function toggled<T>(chosen: readonly T[] = [], one: T): T[] | undefined {
  const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
  return next.length > 0 ? next : undefined
}
