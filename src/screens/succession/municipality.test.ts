import { expect, test } from 'vitest'
import { allMunicipalities, municipalityOf } from './municipality.ts'

const all = {
  id: allMunicipalities,
  text: 'Alla kommuner',
  type: 'municipality',
  url: allMunicipalities,
} as const
const nacka = { id: 'municipality-nacka', text: 'Nacka', type: 'municipality', url: 'nacka' } as const

test('alla-kommuner stands for all, and so does no choice [F-146, K-025]', () => {
  expect(municipalityOf('alla-kommuner', [all, nacka])).toBeUndefined()
  expect(municipalityOf(undefined, [all, nacka])).toBeUndefined()
})

test('a municipality is found by its id or its name in addresses, and one that has nothing counts as all', () => {
  expect(municipalityOf('municipality-nacka', [all, nacka])).toBe(nacka)
  expect(municipalityOf(['nacka'], [all, nacka])).toBe(nacka)
  expect(municipalityOf('kiruna', [all, nacka])).toBeUndefined()
})
