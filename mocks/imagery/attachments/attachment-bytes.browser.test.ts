import { attachmentBytes } from '#attachment-bytes'
import { expect, test } from 'vitest'
import { attachmentSizes } from './attachment-name.ts'
import type { AttachmentName } from './attachment-name.ts'

const names = Object.keys(attachmentSizes) as AttachmentName[]

test('a browser has every file of a seeded errand as it lies there', async () => {
  const sizes = await Promise.all(names.map(async (name) => [name, (await attachmentBytes(name)).length]))
  expect(Object.fromEntries(sizes)).toEqual(attachmentSizes)
})

test('a photograph can be shown', async () => {
  const image = await createImageBitmap(new Blob([await attachmentBytes('radiator.jpg')]))
  expect([image.width, image.height]).toEqual([480, 360])
})
