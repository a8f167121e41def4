import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'

const { counties, municipalities, areas, stages } = catalogueOf({ referenceDate: '2026-11-20' })
const names = (items: readonly Readonly<{ name: string }>[]) => items.map(({ name }) => name)

test('there are 22 Swedish, 13 Norwegian and 12 Finnish municipalities, each in a county', () => {
  const count = (country: string) =>
    municipalities.filter((municipality) => municipality.country === country).length
  expect([count('se'), count('no'), count('fi')]).toEqual([22, 13, 12])
  const ids = new Set(counties.map(({ id }) => id))
  expect(municipalities.every(({ countyId }) => ids.has(countyId))).toBe(true)
})

test('codes are as long as the country has them', () => {
  for (const { code, country } of municipalities)
    expect(code).toMatch(country === 'fi' ? /^\d{3}$/ : /^\d{4}$/)
})

test('every municipality has an area, and every area a project', () => {
  expect(names(municipalities.filter(({ id }) => !areas.some((area) => area.municipalityId === id)))).toEqual(
    [],
  )
  expect(names(areas.filter(({ id }) => !stages.some((stage) => stage.areaId === id)))).toEqual([])
})

test('no area lies far from its town', () => {
  const far = areas.filter(({ municipalityId, geo }) => {
    const town = municipalities.find(({ id }) => id === municipalityId)?.geo ?? { lat: 0, lng: 0 }
    return Math.abs(geo.lat - town.lat) > 0.1 || Math.abs(geo.lng - town.lng) > 0.12
  })
  expect(names(far)).toEqual([])
})

test('postal codes have five digits in Sweden and Finland and four in Norway', () => {
  const forms = { se: /^[1-9]\d\d \d\d$/, no: /^\d{4}$/, fi: /^\d{5}$/ }
  for (const { country, postalCode } of areas) expect(postalCode).toMatch(forms[country])
})
