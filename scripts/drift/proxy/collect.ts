import type { Readable } from 'node:stream'

/** The bytes of a stream, as far as they were kept. */
export type Collected = {
  /** Undefined where there were more than are kept. */
  bytes: () => Buffer | undefined
  length: () => number
}

/** Messages of more bytes pass unread: they are files, and no schema speaks of them. */
export const keptBytes = 2 * 1024 * 1024

/** Keeps what passes through a stream, which goes on to whoever else reads it. */
export function collect(stream: Readable): Collected {
  let chunks: Buffer[] = []
  let length = 0
  stream.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= keptBytes) chunks.push(chunk)
    else chunks = []
  })
  return {
    bytes: () => (length <= keptBytes ? Buffer.concat(chunks) : undefined),
    length: () => length,
  }
}
