import { expect, test } from 'vitest'
import { parseSearchState } from '#src/features/search/search-state.ts'
import { listedKind, withKind } from './hit-kind.ts'

const state = (params: Record<string, unknown> = {}) => parseSearchState(params)
const nothingForSale = { object: 0, stage: 2, area: 1 }
const found = { object: 8, stage: 2, area: 1 }

test('a search lists homes, or what the visitor chose [F-154]', () => {
  expect(listedKind(state(), found)).toBe('object')
  expect(listedKind(state({ hits: 'area' }), found)).toBe('area')
})

test('of a status whose projects sell no homes the projects are listed, whichever filter leaves none otherwise [E-012]', () => {
  const references = state({ projectStatus: 'reference' })
  expect(listedKind(references, nothingForSale)).toBe('stage')
  expect(listedKind(references, { object: undefined, stage: undefined, area: undefined })).toBe('object')
  expect(listedKind(references, { object: 0, stage: 0, area: 0 })).toBe('object')
  expect(listedKind(state({ minRooms: '5' }), nothingForSale)).toBe('object')
})

test('only a choice that is not made already is part of the address', () => {
  expect(withKind(state({ hits: 'stage' }), found, 'object').hits).toBeUndefined()
  expect(withKind(state(), found, 'area').hits).toBe('area')
  const planned = state({ projectStatus: 'planned' })
  expect(withKind(planned, nothingForSale, 'object').hits).toBe('object')
  expect(withKind(planned, nothingForSale, 'stage').hits).toBeUndefined()
})
