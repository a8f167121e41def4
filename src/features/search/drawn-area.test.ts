import { expect, test } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { areaPoints, readArea } from './drawn-area.ts'
import { writeArea } from './write-area.ts'
import { requestOf } from './search-request.ts'
import { parseSearchState } from './search-state.ts'

const corners = [
  { lat: 59.31, lng: 18.02 },
  { lat: 59.36, lng: 18.1 },
  { lat: 59.3, lng: 18.15 },
]

test('an area that was drawn survives its address', () => {
  const text = writeArea(corners)
  expect(text).toBe('59.3100,18.0200;59.3600,18.1000;59.3000,18.1500')
  expect(areaPoints(text ?? '')).toEqual(corners)
})

test('two corners, places off the earth and other nonsense are no area', () => {
  expect(writeArea(corners.slice(1))).toBeUndefined()
  for (const text of ['', 'hej', '59.3,18;59.4,18', '95,18;59,18;58,19', '59.3,18;59.4,18;59.5,x'])
    expect(readArea(text)).toBeUndefined()
})

test('an area of the address is what the service is asked to search in [F-077]', () => {
  const state = parseSearchState({ drawn: writeArea(corners) })
  expect(requestOf(jmse, state, []).filter).toEqual({ geoSearch: { kind: 'polygon', points: corners } })
})
