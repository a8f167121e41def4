import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { articlesNamed } from './faq/articles.ts'
import { faqIds } from './faq/faq-ids.ts'
import { casePlacesOf } from './places.ts'
import { assetOf } from './rooms/asset-codes.ts'
import { publicAreas, rooms } from './rooms/room-codes.ts'
import { areaOptions, assetNamed, assetOptions, roomNamed, roomOptions } from './rooms/room-options.ts'
import { boardErrands } from './seeds/boards.ts'
import { norwegianBoardErrands, norwegianErrands } from './seeds/norway.ts'
import { residentErrands } from './seeds/residents.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
const places = casePlacesOf(catalogue)
const dwellings = [...places.values()].filter(({ kind }) => kind === 'Object')
const seeds = [residentErrands, boardErrands, norwegianErrands, norwegianBoardErrands].flatMap((all) =>
  Object.values(all).flat(),
)

test('every home in Sweden and Norway is a place, and none in Finland', () => {
  const homes = catalogue.homes.filter(({ country }) => country !== 'fi')
  expect(homes.filter(({ id }) => places.get(id)?.kind !== 'Object')).toEqual([])
  expect(catalogue.homes.filter(({ id, country }) => country === 'fi' && places.has(id))).toEqual([])
})

test('each dwelling belongs to a property, and to a staircase where doors share one [E-061]', () => {
  const astray = dwellings.filter(
    ({ propertyId, buildingPartId }) =>
      places.get(propertyId)?.kind !== 'Property' ||
      (buildingPartId !== null && places.get(buildingPartId)?.kind !== 'Stairs'),
  )
  expect(astray).toEqual([])
})

test('a property has thirteen public areas, and every one of them details [E-058, K-066]', () => {
  const areas = areaOptions('se')
  expect(areas.map(({ code }) => code)).toEqual(publicAreas)
  expect(areas).toHaveLength(13)
  expect(areas.filter(({ id }) => assetOptions(roomOf(id), 'se').length === 0)).toEqual([])
})

test('a dwelling has the nine rooms of the list, and each bedroom it really has [E-059]', () => {
  const four = dwellings.find(({ rooms: count, balcony }) => count === 4 && balcony)
  if (!four) throw new Error('no home of four rooms')
  const options = roomOptions(four)
  expect(new Set(options.map(({ code }) => code))).toEqual(
    new Set([
      'bathroom',
      'livingRoom',
      'kitchen',
      'bedroom',
      'hallway',
      'balcony',
      'storage',
      'wholeDwelling',
      'other',
    ]),
  )
  expect(options.filter(({ code }) => code === 'bedroom').map(({ name }) => name)).toEqual([
    'Sovrum 1',
    'Sovrum 2',
    'Sovrum 3',
  ])
  expect(roomOptions({ ...four, rooms: 1, balcony: false }).map(({ code }) => code)).not.toContain('bedroom')
})

test('an option leads to what it stands for, with and without the prefix of the lookups', () => {
  expect(roomNamed('room-bedroom-2')).toEqual({ code: 'bedroom', number: 2 })
  expect(roomNamed('facade')).toEqual({ code: 'facade', number: null })
  expect(assetNamed('asset-mixer')).toBe('mixer')
  expect(assetNamed('worktop')).toBe('worktop')
  for (const id of ['room-attic', 'constructor', '', 'room-', 'area-elevator-x'])
    expect(roomNamed(id)).toBeUndefined()
  expect(assetNamed('asset-toString')).toBeUndefined()
})

test('elevators and appliances open the info step, each with an article [S-057]', () => {
  const appliances = Object.values(rooms).flatMap(({ assets }) =>
    assets.filter((code) => assetOf(code).appliance),
  )
  expect(new Set(appliances)).toEqual(
    new Set([
      'washer',
      'dryer',
      'dishwasher',
      'fridge',
      'stove',
      'hood',
      'liftStops',
      'liftDoors',
      'liftButtons',
    ]),
  )
  expect(appliances.filter((code) => !assetOf(code).faq)).toEqual([])
})

test.each(['se', 'no'] as const)(
  'each article exists in the language of %s, and those in no list are left out',
  (country) => {
    const found = articlesNamed([...faqIds, 'faq-unknown'], country)
    expect(found.map(({ id }) => id)).toEqual(faqIds)
    expect(
      found.filter(({ article }) => !article.question.endsWith('?') || !article.answer.startsWith('<p>')),
    ).toEqual([])
  },
)

test('no number of an article breaks between its digits', () => {
  const articles = (['se', 'no'] as const).flatMap((country) => articlesNamed(faqIds, country))
  expect(articles.filter(({ article }) => /\d \d/.test(article.answer)).map(({ id }) => id)).toEqual([])
})

test('seeded errands are about rooms and details that can be chosen', () => {
  const odd = seeds.filter(({ room, asset }) => !rooms[roomOf(room).code].assets.includes(asset))
  expect(odd.map(({ title }) => title)).toEqual([])
})

function roomOf(id: string) {
  const room = roomNamed(id)
  if (!room) throw new Error(`no room ${id}`)
  return room
}
