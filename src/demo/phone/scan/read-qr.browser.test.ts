import { expect, test } from 'vitest'
import { codeCanvas } from './code-canvas.test-support.ts'
import { qrOfPhoto } from './read-qr.ts'

const text =
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'

/** A photo of a code on a desk: the code small and turned in a large picture. */
async function photo(draw: (context: CanvasRenderingContext2D, code: HTMLCanvasElement) => void) {
  const code = await codeCanvas(text, 2, 8)
  const picture = document.createElement('canvas')
  picture.width = 3000
  picture.height = 2250
  const context = picture.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#8a7d6a'
  context.fillRect(0, 0, picture.width, picture.height)
  draw(context, code)
  return new Promise<Blob>((resolve, reject) =>
    picture.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.8),
  )
}

test('a code is read from a photo of several megapixels, also when it is turned', async () => {
  const straight = await photo((context, code) => context.drawImage(code, 900, 500, 1100, 1100))
  expect(await qrOfPhoto(straight)).toBe(text)
  const turned = await photo((context, code) => {
    context.translate(1500, 1100)
    context.rotate(0.3)
    context.drawImage(code, -550, -550, 1100, 1100)
  })
  expect(await qrOfPhoto(turned)).toBe(text)
})

test('a photo of something else, and a file that is no photo, have no code', async () => {
  expect(await qrOfPhoto(await photo(() => undefined))).toBeUndefined()
  expect(await qrOfPhoto(new Blob(['no picture']))).toBeUndefined()
})
