import { expect, test } from 'vitest'
import type { HomeStatus } from '../../../catalogue/codes.ts'
import type { Home } from '../../../catalogue/types.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { siteOf } from '../../../catalogue/site-of.ts'
import { now, sampleCatalogue } from '../sample.test-support.ts'
import { searchHomes } from '../search-homes.ts'
import { searchStages } from '../search-stages.ts'
import { siteIndexOf } from './site-index.ts'
import { bySort, defaultSort } from '../sort.ts'
import { worldIndexOf } from './world-index.ts'

const catalogue = sampleCatalogue()
const site = siteOf('Jmse')
const base = siteIndexOf(catalogue, site)

const source = (...changes: [string, HomeStatus][]) => ({
  catalogue,
  bookings: { changedStatuses: () => new Map(changes), lowered: () => new Map<string, Home>() },
})
const forSale = base.homes.filter(({ status }) => status === 'forSale')
const [first, second] = [required(forSale[0], 'home'), required(forSale[1], 'home')]

test('where nothing has changed, all worlds search the same index', () => {
  expect(worldIndexOf(source(), site)).toBe(base)
  expect(worldIndexOf(source([first.id, 'forSale']), site)).toBe(base)
  expect(worldIndexOf(source(['home-fjordlunden-a-h0302', 'booked']), site)).toBe(base)
})

test('the same changes are mapped once, whatever their order', () => {
  const one = worldIndexOf(source([first.id, 'booked'], [second.id, 'reserved']), site)
  expect(worldIndexOf(source([second.id, 'reserved'], [first.id, 'booked']), site)).toBe(one)
  expect(worldIndexOf(source([first.id, 'booked']), site)).not.toBe(one)
})

test('a home that is booked is booked wherever it is looked up, and its neighbours are not', () => {
  const index = worldIndexOf(source([first.id, 'booked']), site)
  expect(index.home(first.id)).toMatchObject({ status: 'booked', hit: { status: 'booked' } })
  expect(index.homesOf(first.stageId).find(({ id }) => id === first.id)?.status).toBe('booked')
  expect(index.homes.filter((home, at) => home !== base.homes[at]).map(({ id }) => id)).toEqual([first.id])
  expect(base.home(first.id)?.status).toBe('forSale')
})

test('searches for what is for sale do not find it, those for what is booked do', () => {
  const index = worldIndexOf(source([first.id, 'booked']), site)
  const before = searchHomes(base, {}, now).found
  const after = searchHomes(index, {}, now).found
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== first.id))
  const booked = searchHomes(index, { objectStatus: ['booked'] }, now).found
  expect(booked.map(({ id }) => id)).toContain(first.id)
})

test.each([['recommended:asc'], ['price:desc'], ['sortOrder:asc'], [defaultSort[0]]] as const)(
  'homes stay in order by %s, near ones first or not',
  (key) => {
    const index = worldIndexOf(source([first.id, 'booked'], [second.id, 'reserved']), site)
    const sort = [key ?? 'sortOrder:asc']
    for (const near of [true, false]) {
      const order = index.ordered(sort, near)
      expect(order).toEqual(index.homes.toSorted(bySort(sort, near ? index.visitor : undefined)))
      expect(index.ordered(sort, near)).toBe(order)
    }
  },
)

test('stage, area and tags count one home less', () => {
  const index = worldIndexOf(source([first.id, 'booked']), site)
  const stage = required(base.stage(first.stageId), first.stageId)
  const counts = (of: typeof base) => [
    of.stage(stage.id)?.hit.availableCount,
    of.areas.get(stage.areaId)?.hit.availableCount,
    ...first.places.map((place) => of.tags.find(({ tag }) => tag.id === place)?.tag.count),
  ]
  expect(counts(index)).toEqual(counts(base).map((count) => (count ?? 0) - 1))
  expect(index.stage(stage.id)?.hit.totalCount).toBe(stage.hit.totalCount)
  const found = (of: typeof base) => searchStages(of, {}, now).find((one) => one.stage.id === stage.id)
  expect(found(index)?.objectCount).toBe((found(base)?.objectCount ?? 0) - 1)
})

test('a stage whose last home for sale is booked is judged by all its homes', () => {
  const own = base.homesOf(first.stageId)
  const open = own.filter(({ status }) => ['forSale', 'reserved', 'preselling'].includes(status))
  const index = worldIndexOf(source(...open.map(({ id }) => [id, 'booked'] as [string, HomeStatus])), site)
  expect(index.stage(first.stageId)?.homes).toHaveLength(own.length)
})
