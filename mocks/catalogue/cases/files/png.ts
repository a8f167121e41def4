import { colours, height, width } from './drawing.ts'

/** A PNG of palette pixels (ISO/IEC 15948): four bits a pixel, not compressed, so that each machine makes the same bytes. */
export function pngOf(pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = bytes([...word(width), ...word(height), 4, 3, 0, 0, 0])
  const plte = bytes(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  return joined([
    bytes(signature),
    chunk('IHDR', header),
    chunk('PLTE', plte),
    chunk('IDAT', stored(rowsOf(pixels))),
    chunk('IEND', bytes([])),
  ])
}

/** Rows with filter byte 0, two pixels a byte. */
function rowsOf(pixels: Uint8Array): Uint8Array {
  const stride = width / 2 + 1
  const rows = new Uint8Array(stride * height)
  for (let at = 0; at < pixels.length; at += 2) {
    const row = Math.floor(at / width)
    rows[row * stride + 1 + (at % width) / 2] = ((pixels[at] ?? 0) << 4) | (pixels[at + 1] ?? 0)
  }
  return rows
}

/** A zlib stream of stored blocks (RFC 1950, RFC 1951 §3.2.4). */
function stored(data: Uint8Array): Uint8Array {
  const size = 0xffff
  const parts: Uint8Array[] = [bytes([0x78, 0x01])]
  for (let at = 0; at < data.length; at += size) {
    const part = data.subarray(at, at + size)
    const { length } = part
    const last = at + size >= data.length ? 1 : 0
    parts.push(bytes([last, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]), part)
  }
  return joined([...parts, bytes(word(adler32(data)))])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([bytes([...type].map((letter) => letter.charCodeAt(0))), data])
  return joined([bytes(word(data.length)), body, bytes(word(crc32(body)))])
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of data) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

const bytes = (values: readonly number[]) => Uint8Array.from(values)
const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
