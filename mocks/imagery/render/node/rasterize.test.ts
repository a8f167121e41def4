import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogueOf } from '../../../catalogue/catalogue.ts'
import { recipeFor } from '../../../catalogue/images/recipe.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { interiorPictures, mapPicture, planPicture, sitePlanPicture } from '../../drawn-pictures.ts'
import { pictureAt } from '../../subjects.ts'
import { orderOf } from '../order.ts'
import type { Asked, ImageFormat, ImageOrder } from '../order.ts'
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

const looks = [
  ['slab', 'slab'],
  ['slab', 'gallery'],
  ['block', 'block'],
  ['block', 'mansard'],
  ['tower', 'tower'],
  ['brick', 'brick'],
  ['brick', 'senior'],
  ['timber', 'timber'],
  ['gables', 'gables'],
  ['rowHouses', 'rowHouses'],
  ['pairs', 'pairs'],
  ['villas', 'villas'],
  ['plots', 'plots'],
  ['slab', 'buildingSite'],
] as const
const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
const times = ['dawn', 'day', 'evening', 'dusk', 'winterLight', 'night'] as const
const sites = ['Jmse', 'Seniorgarden', 'Boratt', 'Jmno', 'Jmoy'] as const

const at = <T>(items: readonly T[], index: number): T => required(items[index % items.length], 'item')

/** Houses of every look, each look in every season and at every time of day, beside water and not: 84 ids. */
function houses(): ImageOrder[] {
  return looks.flatMap(([form, look], first) =>
    Array.from({ length: times.length }, (_, turn) => {
      const id = `card-${look}-${turn}`
      const known = {
        form,
        look,
        season: at(seasons, turn),
        time: at(times, turn),
        water: turn % 3 === 0 && look !== 'buildingSite',
      }
      const subject = { id, recipe: recipeFor(id, at(sites, first + turn), known), label: '' }
      const source = { picture: { kind: 'scene', subject }, width: 2400, height: 1600 } as const
      return orderOf(source, { width: 600, height: 400, crop: true }, 'webp')
    }),
  )
}

/** Everything else that is shown on cards. */
function drawings(): ImageOrder[] {
  const { stages, areas, sites: parts } = catalogue
  const homes = stages
    .filter((_, nth) => nth % 40 === 0)
    .flatMap(({ id }) => catalogue.homesOfStage(id)[0] ?? [])
  const urls = [
    ...homes.flatMap((home) => [planPicture(home, 'sv') ?? [], interiorPictures(home, 'sv')].flat()),
    ...stages.filter((_, nth) => nth % 40 === 0).map((stage) => sitePlanPicture(stage, 'sv')),
    ...areas.filter((_, nth) => nth % 40 === 0).map((area) => mapPicture(area, 'sv')),
    ...parts
      .flatMap(({ pages }) => pages.filter(({ template }) => template === 'start'))
      .map(({ image }) => image),
  ]
  return urls.map(({ url }) => orderAt(url, { width: 600, height: 400, crop: true }))
}

async function bytesOf(orders: readonly ImageOrder[]): Promise<number[]> {
  const sizes: number[] = []
  for (let from = 0; from < orders.length; from += 4) {
    const files = await Promise.all(orders.slice(from, from + 4).map(rasterize))
    sizes.push(...files.map(({ bytes }) => bytes.length))
  }
  return sizes
}

test(
  'a card is at most 40 kB, whatever the house, the season and the light',
  { timeout: 180_000 },
  async () => {
    const orders = houses()
    const seen = orders.flatMap(({ picture }) => (picture.kind === 'scene' ? [picture.subject.recipe] : []))
    for (const [, look] of looks) {
      const own = seen.filter((recipe) => recipe.look === look)
      expect(new Set(own.map(({ season }) => season)).size).toBe(seasons.length)
      expect(new Set(own.map(({ time }) => time)).size).toBe(times.length)
    }
    const sizes = await bytesOf(orders)
    expect(sizes).toHaveLength(84)
    expect(Math.max(...sizes)).toBeLessThan(40_000)
    expect(Math.min(...sizes)).toBeGreaterThan(2_000)
  },
)

test('smaller cards are smaller, and plans, rooms, maps and streets keep within 40 kB too', async () => {
  expect(Math.max(...(await bytesOf(drawings())))).toBeLessThan(40_000)
  for (const order of houses().filter((_, nth) => nth % 28 === 0)) {
    const frames = [order.frame, { width: 400, height: 500 }, { width: 300, height: 225 }]
    const [large = 0, tall = 0, small = 0] = await bytesOf(frames.map((frame) => ({ ...order, frame })))
    expect(tall).toBeLessThan(40_000)
    expect(small).toBeLessThan(large)
  }
}, 60_000)
