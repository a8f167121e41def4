import { expect, test } from 'vitest'
import { brandLettering, useFontFile } from './brand-lettering.ts'
import { fontFromPackage } from './font-file-node.ts'

test('without a face texts are text elements, with one they are outlines that need no face', async () => {
  useFontFile(undefined)
  const plain = (await brandLettering()).text('Kök <3', 10, 20, { size: 12, fill: '#000000' })
  expect(plain).toContain('<text')
  expect(plain).toContain('Kök &lt;3')
  useFontFile(fontFromPackage)
  const outlined = (await brandLettering()).text('Kök', 10, 20, { size: 12, fill: '#000000' })
  expect(outlined).not.toContain('<text')
  expect(outlined.match(/<path /g)?.length).toBe(3)
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
