import { expect, test } from 'vitest'
import { readStartLink, writeStartLink } from './start-link.ts'

const page = new URL('http://localhost/sok-bostad/?minPrice=1#lista')

test('a link says who, where and when, and leaves an address without it behind', () => {
  const address = new URL(page)
  address.search += '&persona=viggo&scenario=booking-vip-first&at=2026-12-01T08:00:00Z'
  const { link, rest, misread } = readStartLink(address) ?? {}
  expect(link).toEqual({
    persona: 'viggo',
    scenario: 'booking-vip-first',
    at: '2026-12-01T08:00:00.000Z',
    faults: [],
  })
  expect(rest?.href).toBe(page.href)
  expect(misread).toEqual([])
})

test('what is written is read again, faults and world included', () => {
  const state = {
    world: 'grupp-1',
    seed: 7,
    at: '2026-12-01T08:00:00.000Z',
    frozen: true,
    persona: 'amira',
    faults: [{ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' as const }],
  }
  expect(readStartLink(new URL(writeStartLink(page, state)))?.link).toEqual(state)
})

test('an address that asks for nothing is none of its business', () => {
  expect(readStartLink(page)).toBeUndefined()
})

test('what nobody understands is left out of the link and of the address, and named', () => {
  const address = new URL('http://localhost/')
  const wrong = { at: 'soon', fault: '{', persona: 'Amira Lindström', seed: '-1', world: 'group 1' }
  for (const [name, value] of Object.entries(wrong)) address.searchParams.set(name, value)
  const { link, misread, rest } = readStartLink(address) ?? {}
  expect(link).toEqual({ faults: [] })
  expect(Object.fromEntries(misread?.map(({ name, value }) => [name, value]) ?? [])).toEqual(wrong)
  expect(rest?.href).toBe('http://localhost/')
})
