import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** Pixels of every photograph. */
export const width = 480
export const height = 360

/** A colour of `palette`, by its name. */
export type Colour = keyof typeof palette

export const palette = {
  white: '#f6f4ee',
  paper: '#e4dfd7',
  plaster: '#d9d5ca',
  stone: '#c3bfb1',
  grey: '#8f948f',
  slate: '#5c6a71',
  night: '#22302f',
  oak: '#c8ac86',
  walnut: '#8d6b4a',
  rust: '#8a4a3a',
  signal: '#d59a1f',
  screen: '#9fd0c4',
  leaf: '#6c8a55',
  moss: '#9aa878',
  soil: '#6f5b45',
  water: '#7fa3b0',
} as const

/** What a photograph is made of, from the back to the front; lengths are pixels. */
export type Shape =
  | readonly ['box', colour: Colour, x: number, y: number, width: number, height: number]
  | readonly ['disc', colour: Colour, x: number, y: number, radius: number]
  | readonly ['line', colour: Colour, x1: number, y1: number, x2: number, y2: number, width: number]

/** A picture of these shapes, in the colours of `palette` and without transparency. */
export function render(shapes: readonly Shape[]): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.map(markup).join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

/** The bytes of a photograph as a JPEG or a PNG. */
export function photo(shapes: readonly Shape[], format: 'jpg' | 'png'): Promise<Buffer> {
  const image = render(shapes)
  const encoded =
    format === 'png'
      ? image.png({ compressionLevel: 9 })
      : image.jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
  return encoded.toBuffer()
}

function markup(shape: Shape): string {
  const colour = palette[shape[1]]
  switch (shape[0]) {
    case 'box': {
      const [, , x, y, w, h] = shape
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"/>`
    }
    case 'disc': {
      const [, , x, y, radius] = shape
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
    }
    case 'line': {
      const [, , x1, y1, x2, y2, thick] = shape
      return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round"/>`
    }
  }
}
