import { expect, test } from 'vitest'
import { apartmentChosen, areaChosen, articlesFor, placeChosen } from './change.ts'
import { builtInDetails, dwellingRooms, publicAreas } from './built-in.ts'
import { home } from '../samples.test-support.ts'

const elevator = { code: 'elevator' as const, faq: ['faq-elevator'] }
const kitchen = { code: 'kitchen' as const, faq: [] }
const plain = { appliance: false, faq: [] as string[] }
const dwelling = { type: '2' as const, selectedApartment: null }

test('another kind of place clears what was searched and chosen, and the rooms of it [F-170, S-054]', () => {
  expect(placeChosen('1')).toMatchObject({
    selectedApartment: null,
    selectedApartmentId: '',
    searchString: '',
    problemArea: '',
    problemAreaDetails: '',
  })
  expect(apartmentChosen('home-1', null)).toMatchObject({ problemArea: '', problemAreaDetails: '' })
})

test('another problem area clears its details [F-170, S-055]', () => {
  expect(areaChosen({ id: 'room-hall', name: 'Hall' }, '')).toMatchObject({
    problemAreaDetails: '',
    problemAreaDetailsName: '',
  })
})

test('lifts, appliances and what has articles in a dwelling open the info step; anything else does not [S-057, S-058]', () => {
  expect(articlesFor({ ...dwelling, type: '1' }, elevator, plain)).toEqual(['faq-elevator'])
  expect(articlesFor(dwelling, kitchen, { appliance: true, faq: ['faq-hood'] })).toEqual(['faq-hood'])
  expect(articlesFor(dwelling, kitchen, { appliance: false, faq: ['faq-tap'] })).toEqual(['faq-tap'])
  expect(articlesFor({ ...dwelling, type: '1' }, kitchen, { appliance: false, faq: ['faq-tap'] })).toBeNull()
  expect(articlesFor(dwelling, kitchen, plain)).toBeNull()
})

test('in a rental building nothing opens the info step', () => {
  const inHouse = (rentalBuilding: boolean) => ({
    type: '1' as const,
    selectedApartment: { ...home, rentalBuilding },
  })
  expect(articlesFor(inHouse(false), elevator, plain)).toEqual(['faq-elevator'])
  expect(articlesFor(inHouse(true), elevator, plain)).toBeNull()
  expect(articlesFor(inHouse(true), kitchen, { appliance: true, faq: ['faq-hood'] })).toBeNull()
})

test('the built-in lists have thirteen public areas and nine rooms, each with details that end with what they leave out [E-058, E-059, G-039, K-066]', () => {
  expect([publicAreas.length, dwellingRooms.length]).toEqual([13, 9])
  for (const room of [...publicAreas, ...dwellingRooms]) expect(builtInDetails[room].at(-1)).toBe('other')
  expect(builtInDetails.storage).toEqual(['door', 'lighting', 'walls', 'other'])
  expect([builtInDetails.hallway, builtInDetails.bedroom]).toEqual([
    builtInDetails.livingRoom,
    builtInDetails.livingRoom,
  ])
})
