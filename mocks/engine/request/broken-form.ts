const text = new TextDecoder('latin1')

/** How much of each end is looked at: a boundary has 70 characters at most (RFC 2046 §5.1.1), before it may come words. */
const endBytes = 4096

/** What is wrong with a form that cannot be read, by its content type and its two ends. */
export function brokenForm(bytes: Uint8Array, type: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) return 'the content type names no boundary'
  const begin = text.decode(bytes.subarray(0, endBytes))
  if (!begin.includes(`--${boundary}`)) return 'no part begins with the boundary of the content type'
  const end = text.decode(bytes.subarray(-endBytes))
  if (!end.includes(`--${boundary}--`)) return 'the last boundary is missing: the form is cut off'
  return 'a part has no name, or no empty line after its headers'
}
