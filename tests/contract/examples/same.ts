/**
 * Where an answer is another one than its example; undefined when it is the same. An example may show the beginning of a
 * list, but not an empty one where there is something.
 */
export function difference(shown: unknown, answered: unknown, at = ''): string | undefined {
  if (Array.isArray(shown) && Array.isArray(answered)) {
    if (shown.length > answered.length || (shown.length === 0) !== (answered.length === 0))
      return `${at || '/'} has ${answered.length} items and not ${shown.length}`
    return firstOf(shown.map((item, index) => difference(item, answered[index], `${at}/${index}`)))
  }
  if (isObject(shown) && isObject(answered)) {
    const names = [...new Set([...Object.keys(shown), ...Object.keys(answered)])]
    return firstOf(names.map((name) => difference(shown[name], answered[name], `${at}/${name}`)))
  }
  return shown === answered ? undefined : `${at || '/'} is ${told(answered)} and not ${told(shown)}`
}

/** An answer with its lists cut short, as an example shows it. */
export function shortened(answer: unknown, most = 2): unknown {
  if (Array.isArray(answer)) return answer.slice(0, most).map((item) => shortened(item, most))
  if (!isObject(answer)) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, shortened(value, most)]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstOf = (found: (string | undefined)[]) => found.find((one) => one !== undefined)

const told = (value: unknown) =>
  value === undefined ? 'missing' : (JSON.stringify(value) ?? '').slice(0, 80)
