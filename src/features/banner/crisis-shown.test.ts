import { expect, test } from 'vitest'
import { isCrisisShown } from './crisis-shown.ts'

const local = { bannerEnabled: true, isGlobal: false }
const everywhere = { bannerEnabled: true, isGlobal: true }

test('a notice shows on the home page, and on other pages only when it is global [F-027, F-161]', () => {
  expect(isCrisisShown(local, { isHome: true, isMapView: false })).toBe(true)
  expect(isCrisisShown(local, { isHome: false, isMapView: false })).toBe(false)
  expect(isCrisisShown(everywhere, { isHome: false, isMapView: false })).toBe(true)
  expect(isCrisisShown({ bannerEnabled: false, isGlobal: true }, { isHome: true, isMapView: false })).toBe(
    false,
  )
})

test('no notice lies over a map [F-028]', () => {
  expect(isCrisisShown(everywhere, { isHome: false, isMapView: true })).toBe(false)
})
