import { expect, test } from 'vitest'
import { saleState } from './sale-state.ts'

const now = new Date('2026-11-20T12:00:00Z')
const forSale = {
  clickToBuy: true,
  interestOpen: true,
  pricing: { bookingFee: 25_000, loanExample: { downPayment: 15, interest: 3.4, amortisation: 2 } },
  summary: { status: 'forSale' },
} as const
const inWindow = {
  ...forSale,
  summary: {
    status: 'preselling',
    vipStart: '2026-11-11T08:00:00Z',
    vipEnd: '2026-12-05T21:59:00Z',
    salesStart: '2026-12-20T00:00:00Z',
  },
} as const
const visitor = { now, isVip: false }

test('a home for sale can be booked for its fee', () => {
  expect(saleState(forSale, visitor)).toEqual({ offer: 'book', fee: 25_000 })
})

test('while the priority window is open VIP customers book, and others read until when it lasts', () => {
  const until = '2026-12-05T21:59:00Z'
  expect(saleState(inWindow, visitor)).toEqual({ offer: 'priority', isOpen: false, until, fee: 25_000 })
  expect(saleState(inWindow, { now, isVip: true })).toMatchObject({ offer: 'priority', isOpen: true })
  const early = { ...inWindow, clickToBuy: false }
  expect(saleState(early, { now: new Date('2026-11-10T12:00:00Z'), isVip: true })).toEqual({
    offer: 'interest',
    why: 'notYet',
  })
})

test('once the window is over it waits for the start of sales, and then everybody may book', () => {
  const at = (now: string) => saleState(inWindow, { now: new Date(now), isVip: true })
  expect(at('2026-12-06T00:00:00Z')).toEqual({ offer: 'interest', why: 'notYet' })
  expect(at('2026-12-20T00:00:00Z').offer).toBe('book')
})

test('a reserved or booked home takes interest, and a sold one nothing', () => {
  const taken = { ...forSale, clickToBuy: false, summary: { status: 'reserved' } } as const
  expect(saleState(taken, visitor)).toEqual({ offer: 'interest', why: 'taken' })
  expect(saleState({ ...taken, interestOpen: false }, visitor)).toEqual({ offer: 'nothing', why: 'taken' })
  const sold = { ...forSale, summary: { status: 'sold' } } as const
  expect(saleState(sold, visitor)).toEqual({ offer: 'nothing', why: 'sold' })
})

test('a home that is the visitor’s own is offered to them no more, whatever its status', () => {
  const own = { ...visitor, isOwn: true }
  for (const status of ['reserved', 'booked', 'sold'] as const)
    expect(saleState({ ...forSale, summary: { status } }, own)).toEqual({ offer: 'nothing', why: 'own' })
})

test('a home that is not booked online takes interest', () => {
  const byAgent = { ...forSale, clickToBuy: false }
  expect(saleState(byAgent, visitor)).toEqual({ offer: 'interest', why: 'byAgent' })
  const planned = { ...byAgent, summary: { status: 'planned' } } as const
  expect(saleState(planned, visitor)).toEqual({ offer: 'interest', why: 'notYet' })
})
