import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { slug } from '../lib/slug.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })
const flats = catalogue.homes.filter(({ residenceType }) => residenceType === 'apartment')
const flatsIn = (country: string) => flats.filter((home) => home.country === country)
const homesIn = (country: string) => catalogue.homes.filter((home) => home.country === country)

test.each([
  ['Sweden', 'se', /^[A-C]-(1\d|2[01])0[1-4]$/],
  ['Norway', 'no', /^[A-C]-H(0\d|1[01])0[1-4]$/],
  ['Finland', 'fi', /^[A-C] \d{1,2}$/],
])('flats in %s are numbered as there', (_name, country, form) => {
  for (const { objectNumber, apartmentNumber = '?' } of flatsIn(country)) {
    expect(objectNumber).toMatch(form)
    expect(objectNumber.endsWith(apartmentNumber)).toBe(true)
  }
})

test('the floor can be read from the number, and no flat lies above the roof', () => {
  for (const { apartmentNumber = '', floor } of flatsIn('se'))
    expect(Number(apartmentNumber.slice(0, 2))).toBe(10 + floor)
  for (const { apartmentNumber = '', floor } of flatsIn('no'))
    expect(Number(apartmentNumber.slice(1, 3))).toBe(floor)
  for (const { floor, maxFloor } of flats) expect(floor).toBeLessThanOrEqual(maxFloor)
})

test('the picture of a project has as many floors as its house', () => {
  for (const home of flats) expect(home.maxFloor).toBe(catalogue.stage(home.stageId)?.recipe.floors)
})

test('Brf Strandängen, house C, is as the pictures show it', () => {
  const homes = catalogue.homesOfStage('stage-strandangen')
  const count = (status: string) => homes.filter((home) => home.status === status).length
  expect(homes).toHaveLength(20)
  expect(count('forSale') + count('showingApartment')).toBe(7)
  expect(count('preselling')).toBe(2)
  expect(count('reserved')).toBe(2)
  expect(catalogue.home('home-strandangen-c-1403')).toMatchObject({
    title: 'Tre rum med kvällssol',
    rooms: 3,
    livingArea: 76,
    floor: 4,
    maxFloor: 5,
    price: 4_690_000,
    monthlyFee: 4_610,
    apartmentNumber: '1403',
    address: 'Strandängsvägen 12',
    city: 'Nacka',
    entryDate: '2027-09-15',
  })
  expect(catalogue.stage('stage-strandangen')?.summary.prices?.minPrice).toBe(3_295_000)
})

test('every home has a title and a description without open places', () => {
  for (const { title, description } of catalogue.homes) {
    expect(`${title} ${description}`).not.toMatch(/[{}]|undefined|NaN/)
    expect(description.length).toBeLessThanOrEqual(300)
  }
})

test('a home is described in the language of its country', () => {
  for (const { description } of homesIn('fi')) expect(description).not.toMatch(/[åøæ]/)
  for (const { description } of homesIn('no')) expect(description).not.toMatch(/[äö]/)
  for (const { description } of homesIn('se')) expect(description).not.toMatch(/[æø]/)
})

test('titles and descriptions vary', () => {
  expect(new Set(catalogue.homes.map(({ title }) => title)).size).toBeGreaterThan(60)
  expect(new Set(catalogue.homes.map(({ description }) => description)).size).toBeGreaterThan(400)
})

test('the page of a home lies under that of its stage', () => {
  for (const home of catalogue.homes)
    expect(home.url).toBe(`${catalogue.stage(home.stageId)?.url}${slug(home.objectNumber)}/`)
  expect(catalogue.home('home-strandangen-c-1403')?.url).toBe(
    '/bostader/nacka/ekbacken/brf-strandangen/c-1403/',
  )
})

test('some homes are new and some have a lower price than before, none both, and nothing that is gone is either', () => {
  const isNew = ({ publishedOn = '' }: (typeof catalogue.homes)[number]) => publishedOn > '2026-11-06'
  for (const country of ['se', 'no', 'fi']) {
    const homes = homesIn(country)
    const lowered = homes.filter(({ formerPrice }) => formerPrice !== undefined)
    const shares = [homes.filter(isNew), lowered].map(({ length }) => length / homes.length)
    for (const share of shares) expect([share > 0, share < 0.1]).toEqual([true, true])
    expect(lowered.filter(isNew)).toEqual([])
    for (const { formerPrice = 0, totalPrice = 0, status, loweredOn = '' } of lowered) {
      expect(loweredOn < '2026-11-20' && loweredOn > '2026-11-09').toBe(true)
      expect(formerPrice / totalPrice).toBeGreaterThan(1.01)
      expect(formerPrice / totalPrice).toBeLessThan(1.06)
      expect(status).toBe('forSale')
    }
  }
  const gone = catalogue.homes.filter(({ status }) => ['sold', 'booked', 'notAvailable'].includes(status))
  expect(gone.filter(({ publishedOn }) => publishedOn)).toEqual([])
})
