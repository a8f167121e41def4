import type { Font, Glyph } from 'fontkit'

/** A glyph as TrueType keeps it: its outline in bytes, how far it reaches and how far the pen moves on. */
type Outline = Readonly<{
  bytes: Uint8Array
  points: number
  contours: number
  advance: number
  left: number
}>

/** The part of a face that a document uses, as the embedder of pdf-lib wants it. */
export type FontSubset = Readonly<{
  /** The number that a glyph has in the part; it is added when it is new. */
  includeGlyph(glyph: Glyph): number
  /** A TrueType file with the tables that PDF needs (ISO 32000-1 §9.9). */
  encode(): Uint8Array
}>

/**
 * The used part of a face as TrueType. The packages come as WOFF2, whose transformed outlines fontkit reads but does not
 * write; here they are written again from what it has read.
 */
export function trueTypeSubset(font: Font): FontSubset {
  const glyphs: Glyph[] = [font.getGlyph(0)]
  const numbers = new Map<number, number>([[0, 0]])
  return {
    includeGlyph(glyph) {
      const known = numbers.get(glyph.id)
      if (known !== undefined) return known
      numbers.set(glyph.id, glyphs.length)
      return glyphs.push(glyph) - 1
    },
    encode: () => trueType(font, glyphs.map(outlineOf)),
  }
}

type Point = Readonly<{ x: number; y: number; on: boolean }>

function outlineOf({ path, advanceWidth }: Glyph): Outline {
  const contours = contoursOf(path.commands)
  const points = contours.flat()
  const advance = Math.round(advanceWidth)
  if (points.length === 0) return { bytes: new Uint8Array(0), points: 0, contours: 0, advance, left: 0 }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const out = new Writer()
  const left = Math.min(...xs)
  out.int16(contours.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys))
  let last = -1
  for (const contour of contours) out.int16((last += contour.length))
  out.int16(0)
  for (const { on } of points) out.byte(on ? 1 : 0)
  for (const values of [xs, ys]) values.forEach((value, at) => out.int16(value - (values[at - 1] ?? 0)))
  out.pad()
  return { bytes: out.bytes(), points: points.length, contours: contours.length, advance, left }
}

function contoursOf(commands: Glyph['path']['commands']): Point[][] {
  const contours: Point[][] = []
  const add = (on: boolean, x = 0, y = 0) => contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), on })
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    if (command === 'moveTo' || command === 'lineTo') add(true, args[0], args[1])
    if (command === 'quadraticCurveTo') {
      add(false, args[0], args[1])
      add(true, args[2], args[3])
    }
  }
  return contours.map(withoutRepeatedEnd).filter(({ length }) => length > 1)
}

/** A contour closes by itself: where it ends at its start, the last point is left away. */
function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first] = contour
  const last = contour.at(-1)
  const repeated = first && last && contour.length > 1 && last.on && first.x === last.x && first.y === last.y
  return repeated ? contour.slice(0, -1) : contour
}

function trueType(font: Font, glyphs: readonly Outline[]): Uint8Array {
  const { bbox, ascent, descent, unitsPerEm } = font
  const count = glyphs.length
  const most = (of: (glyph: Outline) => number) => Math.max(...glyphs.map(of))
  const head = new Writer()
  head.uint32(0x00010000, 0x00010000, 0, 0x5f0f3cf5).int16(0x000b, unitsPerEm).uint32(0, 0, 0, 0)
  head.int16(...[bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(Math.round), 0, 8, 2, 1, 0)
  const hhea = new Writer()
  hhea.uint32(0x00010000).int16(
    ascent,
    descent,
    0,
    most(({ advance }) => advance),
  )
  hhea.int16(0, 0, Math.round(bbox.maxX), 1, 0, 0, 0, 0, 0, 0, 0, count)
  const maxp = new Writer()
  maxp.uint32(0x00010000).int16(
    count,
    most(({ points }) => points),
    most(({ contours }) => contours),
  )
  maxp.int16(0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
  const [hmtx, loca, glyf] = [new Writer(), new Writer(), new Writer()]
  for (const { bytes, advance, left } of glyphs) {
    hmtx.int16(advance, left)
    loca.uint32(glyf.length)
    glyf.raw(bytes)
  }
  loca.uint32(glyf.length)
  return file({ glyf, head, hhea, hmtx, loca, maxp })
}

/** The tables of a font file behind their directory, in the order of their names. */
function file(tables: Readonly<Record<string, Writer>>): Uint8Array {
  const entries = Object.entries(tables)
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const out = new Writer()
  out.uint32(0x00010000).int16(entries.length, power * 16, Math.log2(power), (entries.length - power) * 16)
  let offset = 12 + 16 * entries.length
  for (const [name, table] of entries) {
    const { length } = table
    table.pad()
    out.raw(new TextEncoder().encode(name)).uint32(table.checksum(), offset, length)
    offset += table.length
  }
  for (const [, table] of entries) out.raw(table.bytes())
  return out.bytes()
}

/** Gathers big-endian numbers. */
class Writer {
  readonly #bytes: number[] = []

  get length(): number {
    return this.#bytes.length
  }
  byte(value: number): this {
    this.#bytes.push(value & 255)
    return this
  }
  int16(...values: readonly number[]): this {
    for (const value of values) this.#bytes.push((value >> 8) & 255, value & 255)
    return this
  }
  uint32(...values: readonly number[]): this {
    for (const value of values) this.int16(value >>> 16, value & 0xffff)
    return this
  }
  raw(bytes: Uint8Array): this {
    for (const value of bytes) this.#bytes.push(value)
    return this
  }
  /** Fills up to a multiple of four. */
  pad(): this {
    while (this.#bytes.length % 4 > 0) this.#bytes.push(0)
    return this
  }
  checksum(): number {
    let sum = 0
    for (let at = 0; at < this.#bytes.length; at += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = this.#bytes.slice(at, at + 4)
      sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0
    }
    return sum
  }
  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
