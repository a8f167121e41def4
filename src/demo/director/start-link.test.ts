import { expect, test } from 'vitest'
import { readStartLink, writeStartLink } from './start-link.ts'

const page = new URL('http://localhost/sok-bostad/?minPrice=1#lista')

test('a link says who, where and when, and leaves an address without it behind', () => {
  const address = new URL(page)
  address.search += '&persona=viggo&scenario=booking-vip-first&at=2026-12-01T08:00:00Z'
  const { link, rest } = readStartLink(address) ?? {}
  expect(link).toEqual({
    persona: 'viggo',
    scenario: 'booking-vip-first',
    at: '2026-12-01T08:00:00.000Z',
    faults: [],
  })
  expect(rest?.href).toBe(page.href)
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

test('a time or a fault that nobody understands is left out', () => {
  const address = new URL('http://localhost/?at=soon&fault=%7B&fault=%7B%22status%22%3A5%7D')
  expect(readStartLink(address)?.link).toEqual({ faults: [] })
})
