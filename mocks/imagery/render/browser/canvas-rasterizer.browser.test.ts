import { expect, test } from 'vitest'
import { recipeFor } from '../../../catalogue/images/recipe.ts'
import { orderOf } from '../order.ts'
import { canvasRasterizer } from './canvas-rasterizer.ts'

const subject = { id: 'a', recipe: recipeFor('a', 'Jmse'), label: 'Hus' }
const source = { picture: { kind: 'scene', subject }, width: 2400, height: 1600 } as const
const asked = { width: 300, height: 200, crop: true }

test('a browser draws a picture in the size and format that was asked for', async () => {
  const { bytes, type } = await canvasRasterizer().render(orderOf(source, asked, 'webp'))
  expect(type).toBe('image/webp')
  const image = await createImageBitmap(new Blob([bytes], { type }))
  expect([image.width, image.height]).toEqual([300, 200])
  expect(bytes.length).toBeGreaterThan(2000)
})

test('the sky is at the top and the ground at the bottom', async () => {
  const { bytes, type } = await canvasRasterizer().render(orderOf(source, asked, 'png'))
  const canvas = new OffscreenCanvas(300, 200)
  const context = canvas.getContext('2d')
  context?.drawImage(await createImageBitmap(new Blob([bytes], { type })), 0, 0)
  const colourAt = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].join()
  expect(colourAt(150, 2)).not.toBe(colourAt(150, 197))
  expect(colourAt(150, 197)).not.toBe('255,255,255,255')
})

test('a format that the browser can not write comes as one that it can, and says so', async () => {
  const { type } = await canvasRasterizer().render(orderOf(source, asked, 'avif'))
  expect(['image/avif', 'image/png']).toContain(type)
})

test('while pictures are drawn, one after the other, the page has its turns', async () => {
  const rasterizer = canvasRasterizer()
  let turns = 0
  const watching = setInterval(() => turns++, 1)
  const orders = ['b', 'c', 'd', 'e', 'f', 'g'].map((id) => {
    const own = { ...source, picture: { kind: 'scene', subject: { ...subject, id } } } as const
    return orderOf(own, { width: 600, height: 400, crop: true }, 'webp')
  })
  const turnsBefore: number[] = []
  const files = await Promise.all(
    orders.map(async (order) => {
      const file = await rasterizer.render(order)
      turnsBefore.push(turns)
      return file
    }),
  )
  clearInterval(watching)
  expect(new Set(files.map(({ bytes }) => bytes.length)).size).toBeGreaterThan(1)
  // a page that drew them all in one go would have had none
  expect(turnsBefore[0]).toBeGreaterThan(0)
  expect(new Set(turnsBefore).size).toBe(orders.length)
})
