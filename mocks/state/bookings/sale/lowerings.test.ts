import { expect, test } from 'vitest'
import type { components } from '#gen/content/types.ts'
import type { components as control } from '#gen/mock_control/types.ts'
import { bookingClient } from '#tests/support/clients/booking-client.ts'
import { priceSteps } from '../../../catalogue/homes/price.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import type { Home } from '../../../catalogue/types.ts'
import { shownPrice } from '../../search/filters/price-span.ts'
import { homeAt, loweringsBy } from './lowerings.ts'

const day = 86_400
const dayMs = day * 1000
const pageOf = ({ url }: Home) => `${url}GetViewModel`

/** A Swedish home that can be booked, whose price is lowered, and how many days after the beginning. */
function soonLowered() {
  const mock = bookingClient()
  const { catalogue, clock } = mock.world()
  const began = clock.now()
  const all = [...loweringsBy(catalogue, began + 60 * dayMs).values()]
  const { at, home: lowered } = required(
    all.find(({ home }) => home.site === 'Jmse'),
    'a home that is lowered',
  )
  const drawn = required(catalogue.home(lowered.id), lowered.id)
  const seen = async () => {
    const found = await mock.call<{ hits: { id: string }[] }>('POST', '/residence/search_object', {
      body: { siteId: 1, limit: 100, offset: 0, filter: { stageIds: [drawn.stageId] } },
    })
    return found.body.hits.find(({ id }) => id === drawn.id)
  }
  return { mock, drawn, lowered, at, daysUntil: Math.ceil((at - began) / dayMs), seen }
}

test('of what has been for sale for long some is lowered as weeks go by, once, by some percent, and nothing on the first day', () => {
  const { catalogue, clock } = bookingClient().world()
  const now = clock.now()
  expect(loweringsBy(catalogue, now).size).toBe(0)
  const [month, all] = [loweringsBy(catalogue, now + 25 * dayMs), loweringsBy(catalogue, now + 400 * dayMs)]
  expect(month.size).toBeGreaterThan(0)
  expect(all.size).toBeGreaterThan(month.size)
  const long = catalogue.homes.filter(
    ({ status, publishedOn = '9' }) => status === 'forSale' && publishedOn < '2026-10-21',
  )
  expect(all.size / long.length).toBeGreaterThan(0.03)
  expect(all.size / long.length).toBeLessThan(0.12)
  for (const { home } of all.values()) {
    const before = required(catalogue.home(home.id), home.id)
    const less = (before.price ?? 0) - (home.price ?? 0)
    expect(less % priceSteps[home.country]).toBe(0)
    expect((before.totalPrice ?? 0) - (home.totalPrice ?? 0)).toBe(less)
    expect(home.formerPrice).toBe(shownPrice(before))
    expect(less / (before.totalPrice ?? 1)).toBeLessThan(0.06)
    expect(before).toMatchObject({ status: 'forSale', formerPrice: undefined })
  }
})

test('search, page and booking tell the lowered price from its morning on, with the one before', async () => {
  const { mock, drawn, lowered, daysUntil, seen } = soonLowered()
  const asked = async () =>
    (await mock.call<{ price: number }>('GET', `/api/buyresidence/getbookingobjectinformation/${drawn.id}`))
      .body
  mock.advance((daysUntil - 1) * day)
  expect(await seen()).toMatchObject({ minPrice: drawn.price })
  mock.advance(day)
  expect(await seen()).toMatchObject({ minPrice: lowered.price, formerPrice: drawn.price })
  const { body } = await mock.call<{ content: components['schemas']['ObjectContent'] }>('GET', pageOf(drawn))
  expect(body.content.summary).toMatchObject({ minPrice: lowered.price, formerPrice: drawn.price })
  expect(JSON.stringify(body.content.pricing)).toContain(String(lowered.price))
  expect(await asked()).toMatchObject({ price: lowered.price })
})

test('the pickers of projects tell lowered prices too', async () => {
  const mock = bookingClient()
  mock.advance(60 * day)
  const { catalogue, clock, bookings } = mock.world()
  const shown: unknown[] = []
  for (const { home } of loweringsBy(catalogue, clock.now()).values()) {
    const { body } = await mock.call<{ apts?: { id: string; price?: number }[] }>(
      'GET',
      `/residenceexplorer/get/${home.stageId}`,
    )
    const one = body.apts?.find(({ id }) => id === home.id)
    if (!one) continue
    expect(one.price).toBe(shownPrice(bookings.asOffered(home)))
    shown.push(one)
  }
  expect(shown.length).toBeGreaterThan(0)
})

test('whoever holds a home buys it for what it cost when they took it, and what is sold keeps its price', async () => {
  const { mock, drawn, lowered, at, seen } = soonLowered()
  const { bookings, catalogue, clock } = mock.world()
  mock.advance((at - clock.now()) / 1000 - 600)
  const jonas = await mock.buyer('jonas')
  await jonas.hold(drawn)
  mock.advance(1200)
  const held = await seen()
  expect(held).toMatchObject({ status: 'reserved', minPrice: drawn.price })
  expect(held).not.toHaveProperty('formerPrice')
  expect(bookings.asOffered(drawn).price).toBe(drawn.price)
  const signed = await jonas.prepareSigned(drawn)
  expect(signed.status).not.toBe('cancelled')
  mock.advance(30 * day)
  const booking = required(bookings.find({ id: signed.bookingId }), 'booking')
  expect(bookings.withHome(booking).home.price).toBe(drawn.price)
  expect(homeAt(catalogue, drawn, clock.now()).price).toBe(lowered.price)
})

test('who books after the lowering books for the lowered price, and a smaller down payment will do', async () => {
  const { mock, drawn, lowered, daysUntil } = soonLowered()
  mock.advance(daysUntil * day)
  const jonas = await mock.buyer('jonas')
  const { bookings } = mock.world()
  await jonas.hold(drawn)
  expect((await jonas.start(drawn)).status).toBe(422)
  const signed = await jonas.prepareSigned(lowered)
  const booking = required(bookings.find({ id: signed.bookingId }), 'booking')
  expect(bookings.withHome(booking).home.price).toBe(lowered.price)
})

test('who follows a search is mailed the lowered price, and the one before', async () => {
  const { mock, drawn, lowered, daysUntil } = soonLowered()
  const { token } = await mock.buyer('jonas')
  const filter = { stageIds: [drawn.stageId] }
  const body = { name: 'Dagligen', url: '/sok-bostad/', filter, siteId: 1, alerts: 'daily' }
  await mock.call('POST', '/account_service/user/savedsearches', { body, token })
  mock.advance((daysUntil + 1) * day)
  const { body: mails } = await mock.call<control['schemas']['Mail'][]>('GET', '/__mock/mailbox')
  const amount = (value = 0) => new Intl.NumberFormat('sv-SE').format(value)
  const line = `${drawn.objectNumber}, ${amount(lowered.price)} kr: sänkt från ${amount(drawn.price)} kr`
  expect(mails.filter(({ text }) => text.includes(line))).toHaveLength(1)
})
