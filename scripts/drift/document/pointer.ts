/** The JSON Pointer of these keys (RFC 6901): `['a/b', 0]` gives `/a~1b/0`. */
export function pointerOf(keys: readonly (string | number)[]): string {
  return keys.map(stepOf).join('')
}

/** The part of a JSON Pointer that one key is. */
export const stepOf = (key: string | number): string => `/${typeof key === 'number' ? key : segmentOf(key)}`

/** The keys of a JSON Pointer (RFC 6901). */
export function segmentsOf(pointer: string): string[] {
  const segments = pointer.split('/').slice(1)
  if (!pointer.includes('~')) return segments
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

// most keys have nothing to write otherwise
const segmentOf = (key: string): string =>
  key.includes('/') || key.includes('~') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
