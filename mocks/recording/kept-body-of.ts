import type { Outgoing } from '../engine/answer/outgoing.ts'

/** The body of an answer; undefined where it streams, or has more bytes than are kept. */
export async function keptBodyOf(
  { body }: Outgoing,
  keptBytes: number,
): Promise<Uint8Array | string | undefined> {
  if (body === null) return ''
  if (typeof body === 'string') return body.length > keptBytes ? undefined : body
  if (body instanceof ReadableStream) return undefined
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
  return bytes.length > keptBytes ? undefined : bytes
}
