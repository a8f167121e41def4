import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })
const { premises } = catalogue

test('there are forty premises, most in Sweden, some in Norway and Finland', () => {
  expect(premises).toHaveLength(40)
  const count = (site: string) => premises.filter((place) => place.site === site).length
  expect([count('Jmse'), count('Jmno'), count('Jmoy')]).toEqual([30, 5, 5])
})

test('rents are plausible, areas in order, and the editors put what is free first', () => {
  for (const { country, yearlyRent, minArea, maxArea } of premises) {
    expect(yearlyRent).toBeGreaterThanOrEqual(country === 'fi' ? 150 : 1_450)
    expect(yearlyRent).toBeLessThanOrEqual(country === 'fi' ? 320 : 3_600)
    expect(maxArea).toBeGreaterThanOrEqual(minArea)
  }
  for (const { status, sortOrder } of premises) expect(sortOrder).toBe(status === 'forSale' ? 10 : 20)
})

test('each has a page of its own below the premises page of its site', () => {
  expect(premises[0]?.url).toBe('/lokaler/stockholm/ankarspelet/restaurang-1/')
  expect(new Set(premises.map(({ site, url }) => site + url)).size).toBe(premises.length)
})

test('each lies in the house that its name and its address name', () => {
  for (const { name, stageId, site } of premises) {
    const stage = catalogue.stage(stageId)
    expect(stage).toMatchObject({ site })
    expect(stage?.name).toContain(name.replace(/^.+, /, ''))
  }
})
