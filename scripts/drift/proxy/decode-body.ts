import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { keptBytes } from './collect.ts'
import { ownValue } from '../own-value.ts'

type Decode = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>

const decoders: Readonly<Record<string, Decode>> = {
  gzip: promisify(gunzip) as Decode,
  'x-gzip': promisify(gunzip) as Decode,
  deflate: promisify(inflate) as Decode,
  br: promisify(brotliDecompress) as Decode,
}

/** A body without its `Content-Encoding`; undefined when it cannot be read, or would be very large. */
export async function decodeBody(
  bytes: Buffer | undefined,
  encoding: string | undefined,
): Promise<Uint8Array | undefined> {
  if (!bytes || bytes.length === 0 || !encoding || encoding.trim().toLowerCase() === 'identity') return bytes
  const decode = ownValue(decoders, encoding.trim().toLowerCase())
  return decode?.(bytes, { maxOutputLength: 8 * keptBytes }).catch(() => undefined)
}
