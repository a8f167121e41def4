import { expect, test } from 'vitest'
import type { ExplorerData, ExplorerView } from '#src/api/homes/explorer.ts'
import { houseOf, housesOf, placesIn, restsOf, sideOf, widthsOf } from './picker-views.ts'

const view = (id: string, more: Partial<ExplorerView> = {}): ExplorerView => ({
  id,
  name: id,
  kind: 'facade',
  imageUrl: `/${id}.svg`,
  imageAlt: id,
  width: 1000,
  height: 500,
  levels: [
    { height: 0, y: 440 },
    { height: 3, y: 374 },
  ],
  hasSunStudy: false,
  ...more,
})
const area = (targetId: string, x: number, targetType: 'object' | 'view' = 'object') => ({
  id: `area-${targetId}`,
  targetType,
  targetId,
  points: [
    { x, y: 100 },
    { x: x + 200, y: 100 },
    { x: x + 200, y: 150 },
    { x, y: 150 },
  ],
})
const street = view('a-street', { side: 'street', oppositeViewId: 'a-yard' })
const yard = view('a-yard', { side: 'yard', oppositeViewId: 'a-street' })
const site = view('site', { kind: 'sitePlan', levels: [] })
const data = (views: ExplorerView[], clickArea: ExplorerData['clickArea']): ExplorerData => ({
  stageId: 'stage',
  apts: [],
  views,
  clickArea,
  sunstudy: {},
  settings: { token: 't', startViewId: 'a-street', showPrices: true, showSold: true },
})
const flats = data([street, yard, site], {
  'a-street': [area('one', 100), area('two', 400)],
  'a-yard': [area('two', 400), area('one', 700)],
  site: [area('a-street', 300, 'view')],
})

test('a house has its street side and its yard side; the site plan is no house [F-147]', () => {
  const houses = housesOf(flats)
  expect(houses).toEqual([{ id: 'a-street', name: 'a-street', street, yard }])
  expect(houseOf(flats, houses, 'two')?.id).toBe('a-street')
  expect(houseOf(flats, houses, 'unknown')).toBeUndefined()
})

test('a home is seen from the side one looks from, or else from the other one', () => {
  const tower = data([street, yard], {
    'a-street': [area('one', 100), area('corner', 300)],
    'a-yard': [area('two', 100), area('corner', 300)],
  })
  const [house] = housesOf(tower)
  if (!house) throw new Error('no house')
  expect(sideOf(tower, house, 'two')).toBe('yard')
  expect(sideOf(tower, house, 'one', 'yard')).toBe('street')
  expect(sideOf(tower, house, 'corner', 'yard')).toBe('yard')
  expect(sideOf(tower, house, 'unknown')).toBeUndefined()
  expect(houseOf(tower, [house], 'two')).toBe(house)
})

test('where every home is a plot, they are picked on the site plan', () => {
  const plots = data([site], { site: [area('plot-1', 0)] })
  expect(housesOf(plots).map(({ id }) => id)).toEqual(['site'])
})

test('each home has its rectangle in the view, in reading order [F-147]', () => {
  expect(placesIn(flats, yard)).toEqual([
    { homeId: 'two', box: { left: 0.4, top: 0.2, width: 0.2, height: 0.1 } },
    { homeId: 'one', box: { left: 0.7, top: 0.2, width: 0.2, height: 0.1 } },
  ])
  expect(placesIn(flats, site)).toEqual([])
})

test('a facade never shrinks below 23 pixels a metre, nor grows higher than a screen', () => {
  expect(widthsOf(street)).toEqual({ least: 1045, most: 1360 })
  expect(widthsOf(view('tower', { height: 1000 })).most).toBe(1045)
})

test('panning rests at the stairs, or at each home where there are none', () => {
  expect(restsOf(placesIn(flats, street))).toEqual([0.35])
  expect(restsOf([{ homeId: 'a', box: { left: 0.2, top: 0, width: 0.2, height: 1 } }])).toEqual([0.3])
})
