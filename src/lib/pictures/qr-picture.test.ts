import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { qrPicture } from './qr-picture.ts'

const scale = 4

/** The squares of a picture of a code, as a reader sees them. */
function seen(source: string) {
  const svg = decodeURIComponent(source.replace('data:image/svg+xml,', ''))
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const width = side * scale
  const data = new Uint8ClampedArray(4 * width * width).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < scale * scale; at++) {
      const pixel = (Number(y) * scale + Math.floor(at / scale)) * width + Number(x) * scale + (at % scale)
      data.fill(0, 4 * pixel, 4 * pixel + 3)
    }
  }
  return { side, image: { width, height: width, data } }
}

test.each([
  'https://www.bjorkvall.example/projekt/strandangen/',
  'bankid.67df3917.0.dc69358e7124',
  'Å, ä och ö',
])('the code of %s is read as that', async (text) => {
  expect(decodeQR(seen(await qrPicture(text, { correction: 'low', margin: 4 })).image)).toBe(text)
})

test('a margin lies around the code on every side', async () => {
  const [bare, framed] = await Promise.all(
    [0, 3].map(async (margin) => seen(await qrPicture('a', { correction: 'medium', margin })).side),
  )
  expect([bare, framed]).toEqual([21, 27])
})
