import sharp from 'sharp'
import { expect, test } from 'vitest'
import { required } from '../../catalogue/lib/index-by-id.ts'
import { floorPlanOf } from '../plan/floor-plan.ts'
import { holds } from '../plan/rect.ts'
import type { PlanSubject } from '../plan/subject.ts'
import { firstLook, neighboursOf, standpoints, yawTo } from './cameras.ts'
import { drawGlimpse, drawPanorama } from './draw-panorama.ts'

const homes: PlanSubject[] = [1, 2, 3, 4, 5].map((rooms) => ({
  id: `home-${rooms}`,
  rooms,
  livingArea: 20 + 22 * rooms,
  building: rooms === 5 ? 'row' : 'flat',
  facing: '5',
  outdoorSpaces: [],
  sauna: false,
  language: 'sv',
}))
const plan = required(homes[2], 'three rooms')
const view = { plan, finish: 'light-oak', time: 'day', label: 'Vardagsrum' } as const

test('a panorama closes: its right edge continues at the left one', async () => {
  for (const camera of ['living', 'kitchen', 'hall', 'bathroom']) {
    const svg = drawPanorama({ ...view, camera }, { width: 1024, height: 512 })
    expect(svg).not.toMatch(/NaN|Infinity/)
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let off = 0
    for (let y = 0; y < info.height; y++) {
      for (let channel = 0; channel < 3; channel++) {
        const [left, right] = [3 * y * info.width, 3 * (y * info.width + info.width - 1)]
        off += Math.abs((data[left + channel] ?? 0) - (data[right + channel] ?? 0))
      }
    }
    expect(off / (3 * info.height)).toBeLessThan(3)
  }
})

test('floor and ceiling reach the lower and the upper edge everywhere', async () => {
  const svg = drawPanorama({ ...view, camera: 'living' }, { width: 512, height: 256 })
  const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  for (let x = 0; x < 512; x++) {
    for (const row of [0, 255]) expect(data[4 * (row * 512 + x) + 3]).toBe(255)
  }
})

test('one stands in the room, clear of furniture, and a way leads to every other camera', () => {
  for (const subject of homes) {
    const floors = floorPlanOf(subject)
    const spots = standpoints(floors)
    for (const spot of spots) expect(holds(spot.room, { x: spot.x, y: spot.y, w: 0, h: 0 })).toBe(true)
    const reached = new Set(spots.slice(0, 1))
    for (const spot of reached) for (const next of neighboursOf(floors, spot, spots)) reached.add(next)
    expect(reached.size).toBe(spots.length)
  }
})

test('the way to a camera points the other way from there', () => {
  const floors = floorPlanOf(plan)
  const spots = standpoints(floors)
  for (const spot of spots) {
    for (const next of neighboursOf(floors, spot, spots)) {
      const turn = Math.abs(yawTo(spot, next) - yawTo(next, spot))
      expect(Math.abs(turn - 180)).toBeLessThan(0.2)
    }
  }
})

test('a family lives otherwise than a couple, in the same home', () => {
  const frame = { width: 320, height: 160 }
  const drawn = (archetype?: 'couple' | 'family') =>
    drawPanorama({ ...view, camera: 'living', archetype }, frame)
  expect(drawn('couple')).toBe(drawn())
  expect(drawn('family')).not.toBe(drawn('couple'))
})

test('another furnishing and another time of day look different, the same ones the same', () => {
  const frame = { width: 320, height: 214 }
  const day = drawGlimpse({ ...view, camera: 'living' }, frame)
  expect(drawGlimpse({ ...view, camera: 'living' }, frame)).toBe(day)
  expect(drawGlimpse({ ...view, camera: 'living', finish: 'dark-walnut' }, frame)).not.toBe(day)
  expect(drawGlimpse({ ...view, camera: 'living', time: 'night' }, frame)).not.toBe(day)
})

test('one does not look at a wall first: in a hall into the room it opens to, in a bathroom at what stands there', () => {
  const floors = floorPlanOf(plan)
  const spots = standpoints(floors)
  const spotIn = (kind: string) =>
    required(
      spots.find(({ room }) => room.kind === kind),
      kind,
    )
  const hall = spotIn('hall')
  expect(firstLook(floors, hall)).toBe(yawTo(hall, spotIn('living')))
  const bathroom = spotIn('bathroom')
  const pieces = required(floors.levels[0], 'level').furniture.filter(
    ({ roomId }) => roomId === bathroom.room.id,
  )
  const inView = pieces.filter((piece) => {
    const apart = Math.abs(
      firstLook(floors, bathroom) - yawTo(bathroom, { x: piece.x + piece.w / 2, y: piece.y + piece.h / 2 }),
    )
    return Math.min(apart, 360 - apart) <= 50
  })
  expect(inView.length).toBeGreaterThan(1)
  expect(firstLook(floors, spotIn('living'))).toBe(0)
})
