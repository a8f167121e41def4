import { beforeAll, expect, test } from 'vitest'
import { useFontFile } from '../../lettering/brand-lettering.ts'
import { fontFromPackage } from '../../lettering/font-file-node.ts'
import { siteColours } from '../site-colours.ts'
import { drawPlan } from './draw-plan.ts'
import type { PlanPicture } from './draw-plan.ts'

beforeAll(() => useFontFile(fontFromPackage))

const picture: PlanPicture = {
  id: 'home-strandangen-c-1403',
  rooms: 3,
  livingArea: 76,
  building: 'flat',
  facing: '6',
  outdoorSpaces: [{ type: 'balcony', area: 9, direction: '6' }],
  sauna: false,
  language: 'sv',
  colours: siteColours.Jmse,
  label: 'Planlösning, 3 rum, 76 m²',
}

test('a plan says what it shows, and is the same each time', async () => {
  const frame = { width: 1080, height: 860 }
  const svg = await drawPlan(picture, frame)
  expect(svg).toContain('aria-label="Planlösning, 3 rum, 76 m²"')
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(await drawPlan(picture, frame)).toBe(svg)
})

test('a thumbnail leaves out what nobody could read', async () => {
  const small = await drawPlan(picture, { width: 160, height: 120 })
  const large = await drawPlan(picture, { width: 1080, height: 860 })
  expect(small.length).toBeLessThan(large.length / 2)
})

test('plans of every size and kind of home draw without a slip', async () => {
  for (const rooms of [1, 2, 3, 4, 5, 6]) {
    for (const building of ['flat', 'row', 'free'] as const) {
      const living = {
        ...picture,
        id: `${building}-${rooms}`,
        rooms: building === 'flat' ? Math.min(5, rooms) : Math.max(4, rooms),
      }
      const svg = await drawPlan(
        { ...living, building, livingArea: 24 + 22 * living.rooms },
        { width: 720, height: 540 },
      )
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})
