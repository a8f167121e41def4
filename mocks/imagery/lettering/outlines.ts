import { create } from 'fontkit'
import type { Path } from 'fontkit'
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
    const drawn = { path: relativePath(path), advance: advanceWidth / em }
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
    // one path for the whole text: what draws the picture takes much longer over one for each letter
    const letters = Array.from(value, (character) => {
      const { path, advance } = glyph(character)
      const placed = path && `M${Math.round(pen)} 0${path}`
      pen += (advance + spacing) * em
      return placed
    }).join('')
    if (!letters) return ''
    const place = `translate(${tenth(x - before)} ${tenth(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
    const behind = halo
      ? `<path stroke="${halo}" stroke-width="${Math.round(0.34 * em)}" stroke-linejoin="round" fill="${halo}" d="${letters}"/>`
      : ''
    const pen2 = outline[weight] ? ` stroke="${fill}" stroke-width="${Math.round(outline[weight] * em)}"` : ''
    return `<g transform="${place}">${behind}<path fill="${fill}"${pen2} d="${letters}"/></g>`
  }
  return { text, width }
}

const letterOf = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const

/** A glyph as path data in steps from where the pen is, so that it can stand anywhere in a longer path. */
function relativePath({ commands }: Path): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  return commands
    .map(({ command, args }) => {
      const steps = args.map((value, at) => tenth(value - (at % 2 === 0 ? x : y)))
      ;[x, y] = command === 'closePath' ? [startX, startY] : [args.at(-2) ?? x, args.at(-1) ?? y]
      if (command === 'moveTo') [startX, startY] = [x, y]
      return letterOf[command] + steps.join(' ')
    })
    .join('')
}
