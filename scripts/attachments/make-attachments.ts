// Makes the files that seeded errands have: `node scripts/attachments/make-attachments.ts` writes mocks/imagery/attachments.
// They are kept and not made when they are asked for, so that they are the same in Node and in every browser, and an
// errand knows how large they are before anybody opens one.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawings } from './drawings.ts'
import { photo } from './photo.ts'
import { sheetPdf } from './sheet.ts'
import { sheets } from './sheets.ts'

const folder = 'mocks/imagery/attachments'
/** Photographs that come as a PNG, as a picture of a screen does; the others are JPEG. */
const asPng = new Set(['display', 'lamp', 'washer'])

for (const kind of ['images', 'documents']) await mkdir(join(folder, kind), { recursive: true })
const sizes: Record<string, number> = {}
for (const [name, shapes] of Object.entries(drawings)) {
  const format = asPng.has(name) ? 'png' : 'jpg'
  await write('images', `${name}.${format}`, await photo(shapes, format))
}
for (const [name, sheet] of Object.entries(sheets))
  await write('documents', `${name}.pdf`, await sheetPdf(sheet))
await writeFile(join(folder, 'sizes.json'), `${JSON.stringify(sizes, undefined, 2)}\n`)

async function write(kind: 'images' | 'documents', name: string, bytes: Uint8Array): Promise<void> {
  sizes[name] = bytes.length
  await writeFile(join(folder, kind, name), bytes)
}
