import { expect, test } from 'vitest'
import { required } from '../../catalogue/lib/index-by-id.ts'
import type { Home } from '../../catalogue/types.ts'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

type Mock = ReturnType<typeof bookingClient>
type Hits = { hits: { id: string; status: string }[]; total: number }
type Page = {
  data?: Record<string, string>
  content: Record<string, unknown> & { summary: { status: string } }
}

/** What searches, look-ups and pages say of a home. */
async function shown({ call }: Mock, home: Home) {
  const search = (objectStatus: string[]) =>
    call<Hits>('POST', '/residence/search_object', {
      body: { siteId: 1, stageId: home.stageId, objectStatus, limit: 200 },
    })
  const found = async (status: string) => (await search([status])).body.hits.some(({ id }) => id === home.id)
  const byIds = await call<Hits>('POST', '/residence/search/by_ids/object', {
    body: { siteId: 1, ids: [home.id] },
  })
  const page = (await call<Page>('GET', `${home.url}GetViewModel`)).body
  return {
    found: [await found('forSale'), await found('reserved'), await found('booked')],
    byIds: byIds.body.hits[0]?.status,
    page: page.content.summary.status,
    clickToBuy: page.content['clickToBuy'],
    interestOpen: page.content['interestOpen'],
  }
}

test('a home that is held or booked is so in searches, by its id and on its page, until it is free again', async () => {
  const mock = bookingClient()
  const home = required(homesForSale(mock.world())[0], 'home')
  const jonas = await mock.buyer('jonas')
  const free = { found: [true, false, false], byIds: 'forSale', page: 'forSale', clickToBuy: true }
  expect(await shown(mock, home)).toMatchObject(free)

  const status = await jonas.prepareSigned(home)
  const held = { found: [false, true, false], byIds: 'reserved', page: 'reserved', clickToBuy: false }
  expect(await shown(mock, home)).toMatchObject(held)

  const { body: number } = await jonas.paymentNumber(status)
  await jonas.pay('swish', status, { number, phone: '070-1740605' })
  mock.advance(5)
  const booked = { found: [false, false, true], byIds: 'booked', page: 'booked', interestOpen: false }
  expect(await shown(mock, home)).toMatchObject(booked)

  await jonas.withdraw(status)
  expect(await shown(mock, home)).toMatchObject({ ...free, interestOpen: true })
})
