import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Catalogue, catalogueOf } from './catalogue.ts'

const referenceDate = '2026-11-20'
const catalogue = catalogueOf({ referenceDate })

/** Everything there is, as one number. */
function digest(world: Catalogue): string {
  const sites = world.sites.map(({ stages, homes, pages, chrome, tags, textDocuments }) => {
    return [stages, homes, pages, chrome, tags, textDocuments]
  })
  const { counties, municipalities, areas, staff, associations, premises, referenceProjects, personas } =
    world
  const rest = [counties, municipalities, areas, staff, associations, premises, referenceProjects, personas]
  return createHash('sha256')
    .update(JSON.stringify([sites, rest]))
    .digest('hex')
}

test('Sweden has at least 60 projects and 1 500 homes, Norway and Finland 20 and 400 each', () => {
  const count = (country: string) => ({
    stages: catalogue.stages.filter((stage) => stage.country === country).length,
    homes: catalogue.homes.filter((home) => home.country === country).length,
  })
  expect(count('se').stages).toBeGreaterThanOrEqual(60)
  expect(count('se').homes).toBeGreaterThanOrEqual(1_500)
  for (const country of ['no', 'fi']) {
    expect(count(country).stages).toBeGreaterThanOrEqual(20)
    expect(count(country).homes).toBeGreaterThanOrEqual(400)
  }
})

test('every site that sells homes has projects, the English and the contractor site have none', () => {
  const without = catalogue.sites.flatMap(({ key, stages }) => (stages.length === 0 ? [key] : []))
  expect(without).toEqual(['JmseEn', 'JmEntreprenad'])
})

test('the same seed and date give the same world to the last letter', () => {
  expect(digest(new Catalogue(referenceDate, 'bjorkvall', 1))).toBe(digest(catalogue))
})

test('another seed gives other homes, another date the same homes on other days', () => {
  expect(digest(catalogueOf({ referenceDate, seed: 'another' }))).not.toBe(digest(catalogue))
  const later = catalogueOf({ referenceDate: '2027-03-01' })
  expect(later.homes.map(({ id, price }) => [id, price])).toEqual(
    catalogue.homes.map(({ id, price }) => [id, price]),
  )
  expect(later.stage('stage-strandangen')?.entryDate).toBe('2027-12-25')
})

test('a size of ten builds each project ten times over, with names and ids of their own', () => {
  const large = catalogueOf({ referenceDate, size: 10 })
  expect(large.stages).toHaveLength(catalogue.stages.length * 10)
  expect(large.homes.length).toBeGreaterThan(catalogue.homes.length * 7)
  expect(new Set(large.homes.map(({ id }) => id)).size).toBe(large.homes.length)
  expect(large.stage('stage-furuskar-etapp-2')?.name).toBe('Furuskär etapp 2')
})

test('asking again for a catalogue gives the one that is there', () => {
  expect(catalogueOf({ referenceDate })).toBe(catalogueOf({ referenceDate, seed: 'bjorkvall', size: 1 }))
})

test('no id is given twice, and every id is one that the contracts allow', () => {
  const { counties, municipalities, areas, stages, homes, staff, associations, premises, referenceProjects } =
    catalogue
  const pages = catalogue.sites.flatMap((site) => site.pages)
  const showings = stages.flatMap((stage) => stage.showings)
  const places = [counties, municipalities, areas, stages, homes, premises, referenceProjects]
  const others = [staff, associations, pages, showings]
  const ids = [...places.flat(), ...others.flat()].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9._~-]{1,64}$/)
})

test('nothing in it can be changed', () => {
  const home = catalogue.homes[0]
  const stage = catalogue.stages[0]
  expect(Object.isFrozen(home) && Object.isFrozen(home?.outdoorSpaces) && Object.isFrozen(home?.image)).toBe(
    true,
  )
  expect(
    Object.isFrozen(stage) && Object.isFrozen(stage?.showings) && Object.isFrozen(stage?.recipe.finish),
  ).toBe(true)
  expect(Object.isFrozen(catalogue.site('Jmse').pages[0]?.blocks)).toBe(true)
  expect(Object.isFrozen(catalogue.personas[1]?.account)).toBe(true)
})

test('things are found by their ids', () => {
  const home = catalogue.home('home-strandangen-c-1403')
  expect(home?.stageId).toBe('stage-strandangen')
  expect(catalogue.homesOfStage('stage-strandangen')).toContain(home)
  expect(catalogue.area(home?.areaId ?? '')?.name).toBe('Ekbacken')
  expect(catalogue.municipality(home?.municipalityId ?? '')?.code).toBe('0182')
  expect(catalogue.county(home?.countyId ?? '')?.name).toBe('Stockholms län')
  expect(catalogue.home('home-nowhere')).toBeUndefined()
})

test('the whole default catalogue is built in well under 200 milliseconds of work', () => {
  const times = ['warm', 'warmer', 'warmest'].map((seed) => {
    const start = process.cpuUsage()
    const world = new Catalogue(referenceDate, seed, 1)
    const parts = [world.homes, world.associations, world.personas, world.premises, world.referenceProjects]
    expect(parts.every((part) => part.length > 0)).toBe(true)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  })
  expect(Math.min(...times)).toBeLessThan(200)
})
