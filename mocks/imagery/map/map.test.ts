import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Point } from '../base/geometry.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'
import { tileSide, worldOf } from '../../catalogue/terrain/mercator.ts'
import { placeOf } from '../../catalogue/terrain/places.ts'
import { brandLettering, useFontFile } from '../lettering/brand-lettering.ts'
import { fontFromPackage } from '../lettering/font-file-node.ts'
import { drawMap } from './draw-map.ts'
import { mapAround, tileSubject } from './map-subjects.ts'
import { namePlace } from './names.ts'

beforeAll(() => useFontFile(fontFromPackage))

const { areas } = catalogueOf({ referenceDate: '2026-11-20' })
const ekbacken = required(
  areas.find(({ name }) => name === 'Ekbacken'),
  'Ekbacken',
)

const pixels = async (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()

function tileAt(zoom: number, right = 0, down = 0) {
  const [x, y] = worldOf(ekbacken.geo)
  const side = tileSide(zoom)
  return required(tileSubject(areas, zoom, Math.floor(x / side) + right, Math.floor(y / side) + down), 'tile')
}

test.each([9, 12, 14, 15])(
  'tiles of zoom %i that meet fit together: drawn as one they look the same',
  async (zoom) => {
    const [left, right] = [tileAt(zoom), tileAt(zoom, 1)]
    const both = {
      ...left,
      across: 2 * left.across,
      places: [...new Map([...left.places, ...right.places].map((one) => [one.name, one])).values()],
      signs: [...new Map([...left.signs, ...right.signs].map((one) => [one.join(), one])).values()],
      marks: [...new Map([...left.marks, ...right.marks].map((one) => [`${one.x}/${one.y}`, one])).values()],
    }
    const size = 128
    const whole = await pixels(await drawMap(both, { width: 2 * size, height: size }))
    const parts = await Promise.all(
      [left, right].map(async (tile) => pixels(await drawMap(tile, { width: size, height: size }))),
    )
    let differing = 0
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < 2 * size; x++) {
        const part = required(parts[x < size ? 0 : 1], 'part')
        const [one, other] = [3 * (y * 2 * size + x), 3 * (y * size + (x % size))]
        const off = [0, 1, 2].map((channel) =>
          Math.abs((whole[one + channel] ?? 0) - (part[other + channel] ?? 0)),
        )
        if (Math.max(...off) > 24) differing++
      }
    }
    expect(differing / (2 * size * size)).toBeLessThan(0.004)
  },
)

test('a map of an area has a pin in the middle, and a tile outside the world is nothing', async () => {
  const subject = mapAround(areas, ekbacken.geo, {
    across: 2600,
    shape: 2 / 3,
    colour: '#1B5B54',
    label: 'Karta, Ekbacken',
  })
  const svg = await drawMap(subject, { width: 600, height: 400 })
  expect(svg).toContain('cx="300" cy="200"')
  expect(svg).toContain('aria-label="Karta, Ekbacken"')
  expect(await drawMap(subject, { width: 600, height: 400 })).toBe(svg)
  expect(tileSubject(areas, 3, 8, 0)).toBeUndefined()
  expect(tileSubject(areas, 18, 0, 0)).toBeUndefined()
})

test.each([12, 13])('the name of an area is clear of its homes and their signs at zoom %i', async (zoom) => {
  const scale = 512 / tileSide(zoom)
  const [, furthestNorth] = worldOf({ ...ekbacken.geo, lat: ekbacken.geo.lat + 0.004 })
  const [, name] = namePlace(viewAt(zoom, []), placeOf(ekbacken), await brandLettering())
  // a sign is 52 px high with its stem
  expect(furthestNorth * scale - name).toBeGreaterThanOrEqual(52)
})

test('the name of an area makes room for a sign where it would stand', async () => {
  const lettering = await brandLettering()
  const free = namePlace(viewAt(14, []), placeOf(ekbacken), lettering)
  const scale = 512 / tileSide(14)
  const sign = [free[0] / scale, free[1] / scale] as const
  const [x, y] = namePlace(viewAt(14, [sign]), placeOf(ekbacken), lettering)
  expect(x).toBe(free[0])
  // half of a sign is 13 px, and capitals are some 9 px high
  expect(Math.abs(y - free[1])).toBeGreaterThan(22)
})

function viewAt(zoom: number, signs: readonly Point[]) {
  const scale = 512 / tileSide(zoom)
  return { zoom, scale, signs, px: ([x, y]: Point): Point => [x * scale, y * scale] }
}
