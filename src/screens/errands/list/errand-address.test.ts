import { expect, test } from 'vitest'
import { addressOf, filterOf, parseErrandAddress } from './errand-address.ts'
import { emptyFilter, toggleStatus } from './filter/errand-filter.ts'

test('the chosen errand is named in the address, and nothing is said of a filter that narrows nothing [R-060]', () => {
  expect(parseErrandAddress({ errandId: 'case-204817' })).toEqual({ errandId: 'case-204817' })
  expect(addressOf(emptyFilter)).toEqual({})
})

test('a filter survives its way through the address, a whole group as one word', () => {
  const filter = {
    ...toggleStatus({ ...emptyFilter, status: [30] }, 18),
    type: ['Garanti' as const],
    place: ['Ekgatan 1, Lägenhet 2'],
    text: 'kran',
    sort: 'status' as const,
  }
  expect(filterOf(parseErrandAddress(addressOf(filter)))).toEqual(filter)
  expect(addressOf(toggleStatus(emptyFilter, 10)).status).toEqual(['ongoing'])
})

test('what an address cannot mean is left out', () => {
  const raw = { errandId: ['a', 'b'], status: ['sold', '99', '18'], type: 'Garanti', sort: 'price', text: 7 }
  expect(parseErrandAddress(raw)).toEqual({ errandId: 'a', status: ['18'], type: ['Garanti'] })
})
