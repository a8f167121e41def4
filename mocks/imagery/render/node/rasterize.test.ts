import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogueOf } from '../../../catalogue/catalogue.ts'
import { pictureAt } from '../../subjects.ts'
import { orderOf } from '../order.ts'
import type { Asked, ImageFormat } from '../order.ts'
import { rasterize } from './rasterize.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })

function orderAt(url: string, asked: Asked, format: ImageFormat = 'webp') {
  const source = pictureAt(url, catalogue)
  if (!source) throw new Error(`no picture at ${url}`)
  return orderOf(source, asked, format)
}

const house = '/images/stage/stage-strandangen.webp'

test.each(['webp', 'avif', 'jpeg', 'png'] as const)(
  'a picture comes as %s in the size asked for',
  async (format) => {
    const { bytes, type } = await rasterize(orderAt(house, { width: 300, height: 200, crop: true }, format))
    const found = await sharp(bytes).metadata()
    expect(type).toBe(`image/${format}`)
    expect(found.format).toBe(format === 'avif' ? 'heif' : format)
    expect([found.width, found.height]).toEqual([300, 200])
  },
)

test('the same picture has the same bytes each time', async () => {
  const order = orderAt(house, { width: 400 })
  const [first, second] = [await rasterize(order), await rasterize(order)]
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
})

test(
  'a card is at most 40 kB, whatever the house, the season and the light',
  { timeout: 60_000 },
  async () => {
    const urls = catalogue.stages.filter((_, at) => at % 3 === 0).map(({ image }) => image.url)
    expect(urls.length).toBeGreaterThan(40)
    const sizes = []
    for (const url of urls)
      sizes.push((await rasterize(orderAt(url, { width: 640, height: 427, crop: true }))).bytes.length)
    expect(Math.max(...sizes)).toBeLessThan(40_000)
    expect(Math.min(...sizes)).toBeGreaterThan(2_000)
  },
)
