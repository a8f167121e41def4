/** The JSON Pointer of these keys (RFC 6901): `['a/b', 0]` gives `/a~1b/0`. */
export function pointerOf(keys: readonly (string | number)[]): string {
  let pointer = ''
  for (const key of keys) pointer += `/${typeof key === 'number' ? key : segmentOf(key)}`
  return pointer
}

/** The keys of a JSON Pointer (RFC 6901). */
export function segmentsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

// most keys have nothing to write otherwise
const segmentOf = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
