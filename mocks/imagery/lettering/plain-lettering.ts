import { escaped } from './escaped.ts'
import type { Lettering } from './lettering.ts'

/** About how wide a letter of the face is, in em. */
const usual = 0.56

/** Text elements in whatever face the viewer has: where no file of the face is at hand. */
export const plainLettering: Lettering = {
  width: (value, size, spacing = 0) => value.length * size * (usual + spacing),
  text(value, x, y, { size, fill, weight = 'text', anchor = 'start' }) {
    const heavy = { text: 400, medium: 550, bold: 650 }[weight]
    return `<text x="${x}" y="${y}" font-family="'Schibsted Grotesk Variable', sans-serif" font-size="${size}" font-weight="${heavy}" text-anchor="${anchor}" fill="${fill}">${escaped(value)}</text>`
  },
}
