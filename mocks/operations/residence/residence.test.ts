import { expect, test } from 'vitest'
import type { components } from '#gen/residence/types.ts'
import { sites } from '#src/sites/sites.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { defaultStatuses } from '../../state/search/search-types.ts'
import { all, residenceClient } from './residence-client.test-support.ts'

type Schemas = components['schemas']

const { backend, post, objects, stages, together, tags } = residenceClient()

test('a search finds homes for sale, reserved and preselling, thirty at a time [E-084, K-007, K-013]', async () => {
  const first = await objects({ siteId: 1 })
  expect(first.hits).toHaveLength(30)
  expect(first.total).toBeGreaterThan(30)
  const everything = [...(await objects(all)).hits, ...(await objects({ ...all, offset: 400 })).hits]
  expect(everything).toHaveLength(first.total)
  for (const { status } of everything) expect(defaultStatuses).toContain(status)
  expect(new Set(everything.map(({ id }) => id)).size).toBe(first.total)
})

test('more objects continue where the first ones ended, in the same order', async () => {
  const [whole, begin, end] = await Promise.all([
    objects({ siteId: 1, limit: 60 }),
    objects({ siteId: 1, limit: 30 }),
    objects({ siteId: 1, limit: 30, offset: 30 }),
  ])
  expect([...begin.hits, ...end.hits]).toEqual(whole.hits)
})

test('homes come by the day of moving in, then by price, unless asked otherwise [K-006, G-018]', async () => {
  const { hits } = await objects(all)
  const keys = hits.map(
    ({ inhabitDate, minPrice }) => `${inhabitDate}/${String(minPrice ?? 1e12).padStart(14, '0')}`,
  )
  expect(keys).toEqual(keys.toSorted())
  const dearest = (await objects({ ...all, sort: ['price:desc'] })).hits.flatMap(
    ({ minPrice }) => minPrice ?? [],
  )
  expect(dearest).toEqual(dearest.toSorted((a, b) => b - a))
})

test('a filter on both ends finds what lies between, bounds included [E-044]', async () => {
  const filter = {
    minPrice: 3_000_000,
    maxPrice: 5_000_000,
    minRooms: 2,
    maxRooms: 3,
    minArea: 50,
    maxArea: 80,
  }
  const { hits, total } = await objects({ ...all, filter })
  expect(total).toBeGreaterThan(0)
  for (const { minPrice = 0, minRooms = 0, minLivingArea = 0 } of hits) {
    expect(minPrice).toBeGreaterThanOrEqual(3_000_000)
    expect(minPrice).toBeLessThanOrEqual(5_000_000)
    expect([2, 3]).toContain(minRooms)
    expect(minLivingArea).toBeGreaterThanOrEqual(50)
    expect(minLivingArea).toBeLessThanOrEqual(80)
  }
  expect((await objects({ siteId: 1, filter: { minPrice: 5_000_000, maxPrice: 3_000_000 } })).total).toBe(0)
})

test('the histogram leaves the price bounds out, the average keeps them', async () => {
  const [free, bounded] = await Promise.all([
    objects({ siteId: 1, filter: { minRooms: 2 } }),
    objects({ siteId: 1, filter: { minRooms: 2, maxPrice: 4_000_000 } }),
  ])
  expect(bounded.total).toBeLessThan(free.total)
  expect(bounded.priceHistogram).toEqual(free.priceHistogram)
  expect(bounded.averagePrice).toBeLessThan(4_000_000)
})

test('beside each value of a filter stands how many homes it would find, all other filters kept', async () => {
  const filter = { minRooms: 2, residenceType: ['apartment'], viewing: 'in30Days' }
  const { facets = [] } = await objects({ siteId: 1, limit: 0, filter })
  const asked = {
    residenceType: (value: string) => ({ residenceType: [value] }),
    concepts: (value: string) => ({ concepts: [value] }),
    projectStatus: (value: string) => ({ projectStatus: [value] }),
    outdoorArea: (value: string) => ({ outdoorArea: [value] }),
    disposalForm: (value: string) => ({ disposalForm: value }),
    viewing: (value: string) => ({ viewing: value }),
    inhabitDate: (value: string) => ({ inhabitDate: Number(value) }),
    rooms: (value: string) => ({
      minRooms: Number(value),
      maxRooms: Number(value) === 5 ? undefined : Number(value),
    }),
  }
  expect(facets.map((facet) => facet.filter).toSorted()).toEqual(Object.keys(asked).toSorted())
  for (const facet of facets) {
    const totals = facet.values.map(async ({ value }) => {
      const { total } = await objects({
        siteId: 1,
        limit: 0,
        filter: { ...filter, ...asked[facet.filter](value) },
      })
      return { value, count: total }
    })
    expect(facet.values).toEqual(await Promise.all(totals))
  }
})

test.each(sites.filter(({ capabilities }) => !capabilities.search))(
  'on $key nothing is found, as it sells no homes',
  async ({ siteId }) => {
    expect(await objects({ siteId })).toMatchObject({ hits: [], total: 0 })
    expect(await together({ siteId })).toEqual({
      stages: [],
      areas: [],
      stageCount: 0,
      areaCount: 0,
      objectCount: 0,
      stageStatuses: [],
    })
    expect(await tags({ siteId, text: '' })).toEqual([])
    expect(await post('search_stage_counties', { siteId })).toEqual([])
  },
)

test('each site finds its own homes', async () => {
  for (const { siteId } of sites.filter(({ capabilities }) => capabilities.search)) {
    const { hits } = await objects({ siteId, limit: 400 })
    expect(hits.length).toBeGreaterThan(100)
    expect(new Set(hits.map((hit) => hit.siteId))).toEqual(new Set([siteId]))
  }
})

test('in Finland hits carry the debt-free price, and price bounds and order follow it', async () => {
  const { hits } = await objects({
    siteId: 6,
    limit: 400,
    filter: { maxPrice: 300_000 },
    sort: ['price:asc'],
  })
  const totals = hits.map(({ jmoyTotalPriceMin = Infinity }) => jmoyTotalPriceMin)
  expect(totals.length).toBeGreaterThan(0)
  expect(Math.max(...totals)).toBeLessThanOrEqual(300_000)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
})

test('all homes of a chosen project can be loaded, and what is sold hides its price', async () => {
  const stage = (await stages({ siteId: 1, limit: 400 })).hits.find(({ id }) => id === 'stage-strandangen')
  const objectStatus = [
    'forSale',
    'booked',
    'reserved',
    'preselling',
    'showingApartment',
    'sold',
    'notAvailable',
  ]
  const chosen = { siteId: 1, stageId: stage?.id, objectStatus, limit: 300 }
  const { hits } = await objects(chosen)
  expect(hits).toHaveLength(stage?.totalCount ?? 0)
  const sold = hits.filter(({ status }) => status === 'sold')
  expect(sold.length).toBeGreaterThan(0)
  for (const { minPrice, maxPrice } of sold) expect([minPrice, maxPrice]).toEqual([undefined, undefined])
  const asBuyer = await objects({ ...chosen, hasMadePurchase: true })
  for (const { minPrice } of asBuyer.hits) expect(minPrice).toBeGreaterThan(0)
})

test('the succession list finds homes in succession, in a municipality when one is named [CV-006, E-083]', async () => {
  const { hits } = await objects({ siteId: 1, objectStatus: ['succession'], limit: 400 })
  expect(hits.length).toBeGreaterThan(0)
  expect(new Set(hits.map(({ status }) => status))).toEqual(new Set(['succession']))
  const inTown = await objects({ siteId: 1, objectStatus: ['succession'], tags: ['municipality-stockholm'] })
  expect(new Set(inTown.hits.map(({ municipality }) => municipality))).toEqual(new Set(['Stockholm']))
})

test('homes, projects and areas are found together, with counts of all [F-154]', async () => {
  const result = await together({ siteId: 1, limit: 400 })
  expect(result.stages).toHaveLength(result.stageCount)
  expect(result.areas).toHaveLength(result.areaCount)
  expect(result.objectCount).toBe((await objects({ siteId: 1, limit: 0 })).total)
  const count = (hits: Schemas['SearchHit'][]) =>
    hits.reduce((sum, { objectCount = 0 }) => sum + objectCount, 0)
  expect(count(result.stages)).toBe(result.objectCount)
  expect(count(result.areas)).toBe(result.objectCount)
  const { stages: inCatalogue } = catalogueOf({ referenceDate: '2026-11-20' }).site('Jmse')
  for (const { id, stageCount } of result.areas)
    expect([id, stageCount]).toEqual([id, inCatalogue.filter(({ areaId }) => areaId === id).length])
})

test('homes by their projects are the homes of the list, each project where its first home stands [C-036]', async () => {
  const search = { siteId: 1, filter: { minRooms: 3, maxPrice: 6_000_000 }, sort: ['area:asc'], limit: 400 }
  const [{ hits: list }, { hits, homes = [], total }] = await Promise.all([
    objects(search),
    stages({ ...search, homesOfEach: 2 }),
  ])
  const own = Map.groupBy(list, ({ stageId }) => stageId)
  expect(total).toBe(own.size)
  expect(hits.map(({ id, objectCount }) => [id, objectCount])).toEqual(
    [...own].map(([id, { length }]) => [id, length]),
  )
  expect(homes).toEqual([...own].map(([stageId, all]) => ({ stageId, homes: all.slice(0, 2) })))
  for (const { id, minPrice, maxPrice, minRooms } of hits) {
    const found = own.get(id) ?? []
    expect([minPrice, maxPrice, minRooms]).toEqual([
      Math.min(...found.map((one) => one.minPrice ?? Infinity)),
      Math.max(...found.map((one) => one.maxPrice ?? 0)),
      Math.min(...found.map((one) => one.minRooms ?? 0)),
    ])
  }
})

test('a project that is planned is found by the homes it will have, but counts none for sale', async () => {
  const { hits } = await stages({ ...all, filter: { projectStatus: ['planned'], minRooms: 2 } })
  expect(hits.length).toBeGreaterThan(0)
  for (const hit of hits) expect(hit).toMatchObject({ status: 'planned', objectCount: 0, availableCount: 0 })
})

test('what is sold out, in succession or a reference is found only when its status is named [E-012]', async () => {
  const shown = new Set((await stages(all)).hits.map(({ status }) => status))
  for (const projectStatus of ['soldOut', 'succession', 'reference'] as const) {
    expect(shown).not.toContain(projectStatus)
    const { hits } = await stages({ ...all, filter: { projectStatus: [projectStatus] } })
    expect(new Set(hits.map(({ status }) => status))).toEqual(new Set([projectStatus]))
  }
})

test('beside each status stands how many projects it would find, all other filters kept [C-034, E-012]', async () => {
  const filter = { minRooms: 3 }
  const { stageStatuses = [] } = await together({ siteId: 1, limit: 0, filter })
  expect(stageStatuses.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['planned', 'reference', 'soldOut', 'succession']),
  )
  for (const { value, count: expected } of stageStatuses)
    expect((await stages({ siteId: 1, limit: 0, filter: { ...filter, projectStatus: [value] } })).total).toBe(
      expected,
    )
  const { stageStatuses: chosen } = await together({
    siteId: 1,
    filter: { ...filter, projectStatus: ['planned'] },
  })
  expect(chosen).toEqual(stageStatuses)
})

test('a search narrowed on the map finds what lies there [E-044]', async () => {
  const southWest = { lat: 59.2, lng: 17.8 }
  const northEast = { lat: 59.45, lng: 18.3 }
  const { hits } = await objects({ ...all, filter: { geoSearch: { kind: 'box', southWest, northEast } } })
  expect(hits.length).toBeGreaterThan(0)
  for (const { _geo } of hits) {
    expect(_geo.lat).toBeGreaterThan(59.2)
    expect(_geo.lng).toBeLessThan(18.3)
  }
})

test('counties count their projects, by name [C-039]', async () => {
  const counties = await post<Schemas['CountyCount'][]>('search_stage_counties', { siteId: 1 })
  expect(counties.map(({ name }) => name)).toContain('Stockholms län')
  expect(counties.reduce((sum, { count }) => sum + count, 0)).toBe(
    (await stages({ siteId: 1, limit: 0 })).total,
  )
})

test('favourites are looked up by id, in their order, and unknown ids are left out [C-041, C-042]', async () => {
  const { hits } = await objects({ siteId: 1, limit: 3 })
  const ids = hits.map(({ id }) => id).toReversed()
  const found = await post<Schemas['ByIdsResult']>('search/by_ids/object', {
    siteId: 1,
    ids: [...ids, 'home-nowhere'],
  })
  expect(found.hits).toEqual(hits.toReversed())
  const projects = await post<Schemas['ByIdsResult']>('search/by_ids/stage', {
    siteId: 1,
    ids: ['stage-strandangen', 'x'],
  })
  expect(projects.hits.map(({ name }) => name)).toEqual(['Brf Strandängen'])
})

test('premises come in the editors’ order, narrowed by kind, place and size [N-068]', async () => {
  const premises = (body: object) =>
    post<Schemas['PremisesSearchResult']>('search/premises', { siteId: 1, ...body })
  const { hits } = await premises({})
  expect(hits.map(({ sortOrder }) => sortOrder)).toEqual(
    hits.map(({ sortOrder }) => sortOrder).toSorted((a, b) => a - b),
  )
  const [first] = hits
  const ofKind = await premises({ filter: { types: [first?.type] } })
  expect(new Set(ofKind.hits.map(({ type }) => type))).toEqual(new Set([first?.type]))
  for (const { maxArea } of (await premises({ filter: { minArea: 150 } })).hits)
    expect(maxArea).toBeGreaterThanOrEqual(150)
  expect((await premises({ filter: { maxArea: 200 } })).hits).toHaveLength(hits.length)
  const [place] = await post<Schemas['PlaceTag'][]>('search/premises/tags', { siteId: 1 })
  expect((await premises({ filter: { tags: [place?.id] } })).hits).toHaveLength(place?.count ?? 0)
})

test('viewings that are over disappear as time goes on', async () => {
  const { hits } = await objects({ ...all, filter: { viewing: 'in7Days' } })
  expect(hits.length).toBeGreaterThan(0)
  const world = backend.worlds.get('default')
  world?.clock.advance(60 * 86_400)
  expect((await objects({ ...all, filter: { viewing: 'any' } })).total).toBe(0)
  const later = await objects(all)
  expect(later.hits.flatMap(({ showings }) => showings)).toEqual([])
  world?.clock.advance(-60 * 86_400)
})
