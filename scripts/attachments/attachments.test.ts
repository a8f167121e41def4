import { readFile, readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawings } from './drawings.ts'
import { render, height, palette, width } from './photo.ts'
import { sheets } from './sheets.ts'

const folder = join(import.meta.dirname, '../../mocks/imagery/attachments')
const [images, documents] = await Promise.all([filesIn('images'), filesIn('documents')])
const bytesOf = (path: string) => readFile(join(folder, path))
const photos = Object.entries(drawings)
const fileOf = (name: string) => images.find((path) => basename(path).startsWith(`${name}.`)) ?? ''

/** The paths of all files of a kind. */
async function filesIn(kind: 'images' | 'documents'): Promise<string[]> {
  return (await readdir(join(folder, kind))).map((file) => `${kind}/${file}`)
}

test.each(photos)(
  'the photograph %s shows what is drawn, in the format of its name',
  async (name, shapes) => {
    const file = fileOf(name)
    const format = file.endsWith('.png') ? 'png' : 'jpeg'
    const kept = sharp(await bytesOf(file))
    expect(await kept.metadata()).toMatchObject({ format, width, height, channels: 3 })
    const [seen, meant] = await Promise.all([kept.raw().toBuffer(), render(shapes).raw().toBuffer()])
    const apart = seen.reduce((sum, value, at) => sum + Math.abs(value - (meant[at] ?? 0)), 0)
    expect(apart / (width * height * 3)).toBeLessThan(format === 'png' ? 0.1 : 3)
  },
)

test('a photograph begins in the colour of its first shape', async () => {
  const { data } = await render(drawings.thermostat).raw().toBuffer({ resolveWithObject: true })
  expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(palette.plaster)
})

test.each(Object.keys(sheets))('the sheet %s is a real PDF of one page', async (name) => {
  expect((await PDFDocument.load(await bytesOf(`documents/${name}.pdf`))).getPageCount()).toBe(1)
})

test('each file has the bytes that an errand says, and belongs to a drawing or a sheet', async () => {
  const kept = [...images, ...documents]
  const sizes = JSON.parse(await readFile(join(folder, 'sizes.json'), 'utf8')) as Record<string, number>
  const real = await Promise.all(
    kept.map(async (path) => [basename(path), (await bytesOf(path)).length] as const),
  )
  expect(Object.fromEntries(real)).toEqual(sizes)
  const made = [...Object.keys(drawings), ...Object.keys(sheets)].toSorted()
  expect(kept.map((path) => basename(path, extname(path))).toSorted()).toEqual(made)
})
