import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours, draw, height, width } from './drawing.ts'
import { drawings } from './drawings.ts'
import { pictureSizes } from './picture-sizes.ts'
import { type FileRecipe, seededFile, seededHead } from './recipes.ts'
import { sheets } from './sheets.ts'

const drawn = Object.keys(drawings) as FileRecipe[]

/** The colour that a decoder sees in the top left corner. */
async function corner(bytes: Uint8Array): Promise<number[]> {
  return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]
}

const rgb = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255]

test.each(drawn)(
  'the photograph %s is a real JPEG and a real PNG, in the colours it was drawn in',
  async (recipe) => {
    const jpeg = seededFile('a.jpg', recipe)
    const png = seededFile('a.png', recipe)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height, channels: 3 })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height })
    const expected = rgb(colours[draw(drawings[recipe as keyof typeof drawings])[0] ?? 0] ?? 0)
    expect(await corner(png)).toEqual(expected)
    const seen = await corner(jpeg)
    expect(seen.map((value, at) => Math.abs(value - (expected[at] ?? 0)) < 6)).toEqual([true, true, true])
    expect(jpeg.length).toBeLessThan(40_000)
  },
)

test('what a JPEG shows differs little from what was drawn', async () => {
  const [jpeg, png] = await Promise.all(
    ['a.jpg', 'a.png'].map((name) => sharp(seededFile(name, 'yardDrain')).raw().toBuffer()),
  )
  const apart = [...(jpeg ?? [])].reduce((sum, value, at) => sum + Math.abs(value - (png?.[at] ?? 0)), 0)
  expect(apart / (width * height * 3)).toBeLessThan(3)
})

test.each(Object.keys(sheets) as FileRecipe[])('the sheet %s is a real PDF of one page', async (recipe) => {
  const bytes = seededFile('a.pdf', recipe)
  expect(seededHead('a.pdf', recipe)).toEqual({ mimeType: 'application/pdf', size: bytes.length })
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
})

test.each(Object.entries(pictureSizes))('%s has the %i bytes that its errand says', (name, size) => {
  const recipe = name.split('.')[0] as FileRecipe
  expect(seededFile(name, recipe).length).toBe(size)
  expect(seededHead(name, recipe)).toEqual({
    mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
    size,
  })
})

test('a file is made once', () => {
  expect(seededFile('x.jpg', 'lift')).toBe(seededFile('y.jpg', 'lift'))
})
