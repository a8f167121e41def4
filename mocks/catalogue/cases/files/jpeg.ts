import { colours, height, width } from './drawing.ts'
import { acBits, acValues, dcBits, dcValues, zigzag, quantisation } from './jpeg-tables.ts'

/** A baseline JPEG of palette pixels (ITU-T T.81), one set of tables for all three components. */
export function jpegOf(pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const out: number[] = [0xff, 0xd8, ...jfif]
  out.push(...segment(0xdb, [0, ...zigzag.map((at) => quantisation[at] ?? 1)]))
  const components = [1, 2, 3].flatMap((id) => [id, 0x11, 0])
  out.push(...segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 3, ...components]))
  out.push(...segment(0xc4, [0x00, ...dcBits, ...dcValues, 0x10, ...acBits, ...acValues]))
  out.push(...segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]))
  writeScan(pixels, out)
  return Uint8Array.from([...out, 0xff, 0xd9])
}

const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]

const jfif = segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])

/** Luma and the two chroma values of each colour, around zero. */
const ycc = colours.map((colour) => {
  const [r, g, b] = [colour >> 16, (colour >> 8) & 255, colour & 255]
  return [
    0.299 * r + 0.587 * g + 0.114 * b - 128,
    -0.168736 * r - 0.331264 * g + 0.5 * b,
    0.5 * r - 0.418688 * g - 0.081312 * b,
  ] as const
})

function writeScan(pixels: Uint8Array, out: number[]): void {
  const bits = new BitWriter(out)
  const before: [number, number, number] = [0, 0, 0]
  const block = new Float64Array(64)
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      for (const component of [0, 1, 2] as const) {
        for (let at = 0; at < 64; at++) {
          const pixel = pixels[(top + (at >> 3)) * width + left + (at & 7)] ?? 0
          block[at] = ycc[pixel]?.[component] ?? 0
        }
        before[component] = writeBlock(block, before[component], bits)
      }
    }
  }
  bits.flush()
}

/** Writes one block, and returns its mean for the block after it. */
function writeBlock(block: Float64Array, before: number, bits: BitWriter): number {
  const values = quantised(block)
  const [mean = 0] = values
  bits.code(dcCodes, sizeOf(mean - before), mean - before)
  let zeros = 0
  for (const value of values.slice(1, values.findLastIndex((one) => one !== 0) + 1)) {
    if (value === 0) {
      zeros += 1
      continue
    }
    for (; zeros > 15; zeros -= 16) bits.code(acCodes, 0xf0, 0)
    bits.code(acCodes, (zeros << 4) | sizeOf(value), value)
    zeros = 0
  }
  if (values.length < 64 || values.at(-1) === 0) bits.code(acCodes, 0, 0)
  return mean
}

/** The frequencies of a block as they are kept, in zigzag order; of a block of one colour, the mean alone. */
function quantised(block: Float64Array): number[] {
  const [first = 0] = block
  const [coarse = 1] = quantisation
  if (block.every((value) => value === first)) return [Math.round((first * 8) / coarse)]
  const frequencies = transformed(block)
  return zigzag.map((at) => Math.round((frequencies[at] ?? 0) / (quantisation[at] ?? 1)))
}

/** How many bits a value takes beside its sign. */
const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value))

const cosine = Float64Array.from({ length: 64 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7]
  const scale = frequency === 0 ? Math.SQRT1_2 : 1
  return (scale * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16)) / 2
})

/** The discrete cosine transform of a block: along its rows, then along its columns. */
function transformed(block: Float64Array): Float64Array {
  const rows = new Float64Array(64)
  const result = new Float64Array(64)
  for (let y = 0; y < 8; y++)
    for (let u = 0; u < 8; u++)
      for (let x = 0; x < 8; x++) add(rows, y * 8 + u, (block[y * 8 + x] ?? 0) * (cosine[u * 8 + x] ?? 0))
  for (let v = 0; v < 8; v++)
    for (let u = 0; u < 8; u++)
      for (let y = 0; y < 8; y++) add(result, v * 8 + u, (rows[y * 8 + u] ?? 0) * (cosine[v * 8 + y] ?? 0))
  return result
}

const add = (to: Float64Array, at: number, value: number) => {
  to[at] = (to[at] ?? 0) + value
}

type Code = { bits: number; length: number }

/** The Huffman code of each symbol (T.81 annex C). */
function codesOf(counts: readonly number[], symbols: readonly number[]): ReadonlyMap<number, Code> {
  const codes = new Map<number, Code>()
  let [next, at] = [0, 0]
  for (const [index, count] of counts.entries()) {
    for (let of = 0; of < count; of++) codes.set(symbols[at++] ?? 0, { bits: next++, length: index + 1 })
    next <<= 1
  }
  return codes
}

const dcCodes = codesOf(dcBits, dcValues)
const acCodes = codesOf(acBits, acValues)

class BitWriter {
  readonly #out: number[]
  #held = 0
  #count = 0

  constructor(out: number[]) {
    this.#out = out
  }

  /** A symbol, and behind it the bits of the value that its low half counts. */
  code(codes: ReadonlyMap<number, Code>, symbol: number, value: number): void {
    const { bits, length } = codes.get(symbol) ?? { bits: 0, length: 0 }
    this.#write(bits, length)
    const size = symbol & 15
    this.#write(value < 0 ? value + (1 << size) - 1 : value, size)
  }

  /** Fills the last byte with ones. */
  flush(): void {
    if (this.#count > 0) this.#write(0xff >> this.#count, 8 - this.#count)
  }

  #write(bits: number, length: number): void {
    for (let at = length - 1; at >= 0; at--) {
      this.#held = (this.#held << 1) | ((bits >> at) & 1)
      this.#count += 1
      if (this.#count < 8) continue
      this.#out.push(this.#held)
      // a byte of ones is told from a marker by the zero behind it
      if (this.#held === 0xff) this.#out.push(0)
      this.#held = 0
      this.#count = 0
    }
  }
}
