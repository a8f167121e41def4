import { expect, test } from 'vitest'
import { brandLettering, useFontFile } from './brand-lettering.ts'
import { fontFromPackage } from './font-file-node.ts'
import { letteringOf } from './outlines.ts'
import { unpackedFace } from './unpacked-face.ts'

test('without a face texts are text elements, with one they are outlines that need no face', async () => {
  useFontFile(undefined)
  const plain = (await brandLettering()).text('Kök <3', 10, 20, { size: 12, fill: '#000000' })
  expect(plain).toContain('<text')
  expect(plain).toContain('Kök &lt;3')
  useFontFile(fontFromPackage)
  const outlined = (await brandLettering()).text('Kök', 10, 20, { size: 12, fill: '#000000' })
  expect(outlined).not.toContain('<text')
  // one path that begins three letters
  expect(outlined.match(/<path /g)?.length).toBe(1)
  expect(outlined.match(/M\d+ 0/g)?.length).toBe(3)
})

test('the letters of all four languages are in the face', async () => {
  useFontFile(fontFromPackage)
  const { text } = await brandLettering()
  for (const letter of 'åäöæøÅÄÖÆØ²–€0123456789+,.') {
    expect(text(letter, 0, 0, { size: 10, fill: '#000000' })).toMatch(/ d="M/)
  }
})

test('a text is as wide as its letters, and hangs by its start, middle or end', async () => {
  useFontFile(fontFromPackage)
  const { text, width } = await brandLettering()
  expect(width('Vardagsrum', 20)).toBeCloseTo(2 * width('Vardagsrum', 10), 6)
  expect(width('AB', 10)).toBeCloseTo(width('A', 10) + width('B', 10), 6)
  const start = (anchor: 'start' | 'middle' | 'end') =>
    Number(/translate\(([-\d.]+) /.exec(text('Hall', 100, 0, { size: 20, fill: '#000000', anchor }))?.[1])
  expect(start('start')).toBe(100)
  expect(start('end')).toBeCloseTo(100 - width('Hall', 20), 0)
  expect(start('middle')).toBeCloseTo(100 - width('Hall', 20) / 2, 0)
})

test('a face that is unpacked is TrueType, with the letters that it had, and stays as it is', async () => {
  const packed = await fontFromPackage()
  const face = await unpackedFace(packed)
  expect([...face.subarray(0, 4)]).toEqual([0, 1, 0, 0])
  expect(await unpackedFace(face)).toBe(face)
  const style = { size: 20, fill: '#000000' }
  expect(letteringOf(face).text('Kök, 3 €', 0, 0, style)).toBe(
    letteringOf(packed).text('Kök, 3 €', 0, 0, style),
  )
})
