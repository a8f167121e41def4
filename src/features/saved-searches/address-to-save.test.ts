import { expect, test } from 'vitest'
import { addressToSave } from './address-to-save.ts'

test('a search is saved with its path and filters, without the campaign that led to it [CI-002]', () => {
  const search = { name: 'Nacka', filter: {}, params: { minRooms: 3, residenceType: ['apartment', 'house'] } }
  expect(addressToSave('/sok-bostad/nacka/?minRooms=3&utm_source=brev#map#modal', search)).toBe(
    '/sok-bostad/nacka/?minRooms=3&residenceType=apartment&residenceType=house',
  )
})
