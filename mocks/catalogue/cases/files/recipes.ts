import { required } from '../../index-by-id.ts'
import { draw } from './drawing.ts'
import { drawings } from './drawings.ts'
import { jpegOf } from './jpeg.ts'
import { pdfOf } from './pdf.ts'
import { pictureSizes } from './picture-sizes.ts'
import { pngOf } from './png.ts'
import { sheets } from './sheets.ts'

/** What is drawn on a photograph, or written on a sheet. */
export type FileRecipe = keyof typeof drawings | keyof typeof sheets

type SeededType = 'image/jpeg' | 'image/png' | 'application/pdf'

const made = new Map<string, Uint8Array<ArrayBuffer>>()

/** The bytes of a file, in the format that its name ends with. Made once, the same on every machine. */
export function seededFile(filename: string, recipe: FileRecipe): Uint8Array<ArrayBuffer> {
  const key = keyOf(filename, recipe)
  const bytes = made.get(key) ?? make(filename, recipe)
  made.set(key, bytes)
  return bytes
}

/** The type of a file and how many bytes it has; no picture is drawn for that. */
export function seededHead(filename: string, recipe: FileRecipe): { mimeType: SeededType; size: number } {
  if (recipe in sheets) return { mimeType: 'application/pdf', size: seededFile(filename, recipe).length }
  const key = keyOf(filename, recipe)
  return {
    mimeType: isPng(filename) ? 'image/png' : 'image/jpeg',
    size: required(pictureSizes[key], `size of ${key}`),
  }
}

const keyOf = (filename: string, recipe: FileRecipe) => `${recipe}.${filename.split('.').at(-1) ?? ''}`

const isPng = (filename: string) => filename.endsWith('.png')

function make(filename: string, recipe: FileRecipe): Uint8Array<ArrayBuffer> {
  if (recipe in sheets) return pdfOf(sheets[recipe as keyof typeof sheets])
  const pixels = draw(drawings[recipe as keyof typeof drawings])
  return isPng(filename) ? pngOf(pixels) : jpegOf(pixels)
}
