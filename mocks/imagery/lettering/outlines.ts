import { create } from 'fontkit'
import { tenth } from '../base/numbers.ts'
import type { Lettering, TextStyle } from './lettering.ts'

/** The file holds the face at its lightest; heavier letters are drawn with an outline of their own colour, in em. */
const outline = { text: 0, medium: 0.028, bold: 0.042 } as const

/** Lettering in the face that these bytes hold; every glyph is drawn once. */
export function letteringOf(bytes: Uint8Array): Lettering {
  const font = create(bytes as Buffer)
  if (!('layout' in font)) throw new Error('A collection of faces, where one was wanted')
  const em = font.unitsPerEm
  const glyphs = new Map<string, Readonly<{ path: string; advance: number }>>()
  const glyph = (character: string) => {
    const known = glyphs.get(character)
    if (known) return known
    const { path, advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 32)
    const drawn = { path: path.toSVG(), advance: advanceWidth / em }
    glyphs.set(character, drawn)
    return drawn
  }
  const width = (value: string, size: number, spacing = 0) =>
    [...value].reduce((sum, character) => sum + (glyph(character).advance + spacing) * size, 0)
  const text = (value: string, x: number, y: number, style: TextStyle) => {
    const { size, fill, weight = 'text', anchor = 'start', spacing = 0, halo } = style
    const before = { start: 0, middle: 0.5, end: 1 }[anchor] * width(value, size, spacing)
    const scale = size / em
    let pen = 0
    const letters = [...value].map((character) => {
      const { path, advance } = glyph(character)
      const placed = path && `<path transform="translate(${Math.round(pen)} 0)" d="${path}"/>`
      pen += (advance + spacing) * em
      return placed
    })
    const place = `translate(${tenth(x - before)} ${tenth(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    const behind = halo
      ? `<g stroke="${halo}" stroke-width="${Math.round(0.34 * em)}" stroke-linejoin="round" fill="${halo}">${letters.join('')}</g>`
      : ''
    const pen2 = outline[weight] ? ` stroke="${fill}" stroke-width="${Math.round(outline[weight] * em)}"` : ''
    return `<g transform="${place}">${behind}<g fill="${fill}"${pen2}>${letters.join('')}</g></g>`
  }
  return { text, width }
}
