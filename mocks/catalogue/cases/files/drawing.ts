/** Pixels of every drawn photograph; both are multiples of 8, the size of a JPEG block. */
export const width = 480
export const height = 360

/** A colour of `palette`, by its name. */
export type Colour = keyof typeof palette

/** Sixteen colours at most: a pixel of a PNG takes four bits. */
export const palette = {
  white: 0xf6f4ee,
  paper: 0xe4dfd7,
  plaster: 0xd9d5ca,
  stone: 0xc3bfb1,
  grey: 0x8f948f,
  slate: 0x5c6a71,
  night: 0x22302f,
  oak: 0xc8ac86,
  walnut: 0x8d6b4a,
  rust: 0x8a4a3a,
  signal: 0xd59a1f,
  screen: 0x9fd0c4,
  leaf: 0x6c8a55,
  moss: 0x9aa878,
  soil: 0x6f5b45,
  water: 0x7fa3b0,
} as const

export const colours = Object.values(palette)
const indexOf = new Map(Object.keys(palette).map((name, index) => [name, index]))

/** What a picture is made of, from the back to the front; lengths are pixels. */
export type Shape =
  | readonly ['box', colour: Colour, x: number, y: number, width: number, height: number]
  | readonly ['disc', colour: Colour, x: number, y: number, radius: number]
  | readonly ['line', colour: Colour, x1: number, y1: number, x2: number, y2: number, width: number]

/** Draws shapes; a pixel is the index of its colour. */
export function draw(shapes: readonly Shape[]): Uint8Array {
  const pixels = new Uint8Array(width * height)
  for (const shape of shapes) paint(pixels, shape)
  return pixels
}

function paint(pixels: Uint8Array, shape: Shape): void {
  const [left, top, right, bottom] = boundsOf(shape)
  const colour = indexOf.get(shape[1]) ?? 0
  const covers = coverOf(shape)
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      if (covers(x + 0.5, y + 0.5)) pixels[y * width + x] = colour
    }
  }
}

function boundsOf(shape: Shape): [left: number, top: number, right: number, bottom: number] {
  if (shape[0] === 'box') {
    const [, , x, y, w, h] = shape
    return [x, y, x + w, y + h]
  }
  if (shape[0] === 'disc') {
    const [, , x, y, radius] = shape
    return [x - radius, y - radius, x + radius, y + radius]
  }
  const [, , x1, y1, x2, y2, thick] = shape
  return [
    Math.min(x1, x2) - thick,
    Math.min(y1, y2) - thick,
    Math.max(x1, x2) + thick,
    Math.max(y1, y2) + thick,
  ]
}

function coverOf(shape: Shape): (x: number, y: number) => boolean {
  if (shape[0] === 'box') return () => true
  if (shape[0] === 'disc') {
    const [, , cx, cy, radius] = shape
    return (x, y) => (x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2
  }
  const [, , x1, y1, x2, y2, thick] = shape
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy || 1
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square))
    return (x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2 <= (thick / 2) ** 2
  }
}
