import { PDFDocument, StandardFonts, TextRenderingMode, rgb } from '@cantoo/pdf-lib'
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import { brandFont } from '../lettering/brand-lettering.ts'

/** A PDF in the making, with its face. */
export type PdfPaper = Readonly<{
  pdf: PDFDocument
  font: PDFFont
  /** How wide a text is at a size, in points. */
  width(text: string, size: number): number
  /** Letters the face does not have are left away, so that no text can break a document. */
  clean(text: string): string
}>

export type Weight = 'text' | 'medium' | 'bold'

/** A4 upright, in points. */
export const a4 = { width: 595.28, height: 841.89 } as const

/** Heavier letters have an outline, in em. */
const outline: Readonly<Record<Weight, number>> = { text: 0, medium: 0.026, bold: 0.04 }

/** An empty document of a day, with the brand face embedded; with a standard face where there is none. */
export async function newPaper(title: string, language: string, day: string): Promise<PdfPaper> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const made = new Date(`${day}T08:00:00Z`)
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  pdf.setCreationDate(made)
  pdf.setModificationDate(made)
  const font = await embedded(pdf)
  const known = new Set(font.getCharacterSet())
  const widths = new Map<string, number>()
  const widthOf = (letter: string) => {
    const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1)
    widths.set(letter, width)
    return width
  }
  return {
    pdf,
    font,
    width: (text, size) => size * [...text].reduce((sum, letter) => sum + widthOf(letter), 0),
    clean: (text) => [...text].filter((one) => known.has(one.codePointAt(0) ?? 0)).join(''),
  }
}

async function embedded(pdf: PDFDocument): Promise<PDFFont> {
  const bytes = await brandFont()
  if (!bytes) return pdf.embedFont(StandardFonts.Helvetica)
  pdf.registerFontkit({ create: faceOf })
  return pdf.embedFont(bytes, { subset: true, features: { liga: false } })
}

const faces = new WeakMap<Uint8Array, fontkit.Font>()

/** The face as it was read for the document before: to read it anew takes as long as to set a page. */
function faceOf(bytes: Uint8Array): fontkit.Font {
  const known = faces.get(bytes)
  if (known) return known
  const face = fontkit.create(bytes as Buffer)
  if (!('layout' in face)) throw new Error('A collection of faces, where one was wanted')
  // a glyph remembers the letter it was first asked for by: always the same, whatever is set first
  for (const letter of face.characterSet) face.glyphForCodePoint(letter)
  faces.set(bytes, face)
  return face
}

export type PdfText = Readonly<{
  size: number
  colour: string
  weight?: Weight
  anchor?: 'start' | 'middle' | 'end'
}>

/** A line of text whose base line starts, ends or is centred at this point, in points from the lower left. */
export function writeLine(
  paper: PdfPaper,
  page: PDFPage,
  text: string,
  x: number,
  y: number,
  style: PdfText,
): void {
  const { size, colour, weight = 'text', anchor = 'start' } = style
  const value = paper.clean(text)
  const { font } = paper
  const before = { start: 0, middle: 0.5, end: 1 }[anchor] * paper.width(value, size)
  const heavy = outline[weight]
  const ink = pdfColour(colour)
  page.drawText(value, {
    x: x - before,
    y,
    size,
    font,
    color: ink,
    ...(heavy > 0 && {
      renderMode: TextRenderingMode.FillAndOutline,
      strokeWidth: heavy * size,
      strokeColor: ink,
    }),
  })
}

/** A colour `#RRGGBB` as PDF has it. */
export function pdfColour(hex: string) {
  const value = Number.parseInt(hex.slice(1), 16)
  return rgb((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255)
}

/** Text broken into lines of a width. */
export function linesOf(
  { width: measure, clean }: PdfPaper,
  text: string,
  size: number,
  width: number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of clean(text).split(/ +/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
