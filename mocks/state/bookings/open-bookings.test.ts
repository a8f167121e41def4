import { expect, test } from 'vitest'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'
import { restoreSnapshot } from '../world/change-world.ts'

test('a new world keeps nothing of bookings: the personas’ own follow from the catalogue', () => {
  const { world } = bookingClient()
  expect(
    world()
      .bookings.list()
      .map(({ id }) => id),
  ).toEqual(['book-linnea', 'book-alva'])
  expect(world().bookings.changedStatuses().size).toBe(0)
  expect(JSON.stringify(world().data.bookings)).toBe(
    '{"holds":{},"changed":{},"identifications":{},"behaviour":{}}',
  )
})

test('what happens in one world is not seen in another', async () => {
  const one = bookingClient()
  const home = required(homesForSale(one.world())[0], 'home')
  await (await one.buyer('jonas')).prepareSigned(home)
  const other = bookingClient()
  expect(other.world().bookings.statusOf(home)).toBe('forSale')
  expect(other.world().bookings.ofUser('user-jonas')).toEqual([])
})

test('a snapshot goes back to before the booking, and its data are plain', async () => {
  const mock = bookingClient()
  const world = mock.world()
  const home = required(homesForSale(world)[0], 'home')
  const taken = world.snapshots.take({
    name: 'before',
    takenAt: 0,
    now: world.clock.now(),
    data: world.data,
  })
  await (await mock.buyer('jonas')).prepareSigned(home)
  expect(JSON.parse(JSON.stringify(world.data.bookings))).toEqual(world.data.bookings)
  const restored = restoreSnapshot(world, taken)
  expect(restored.bookings.statusOf(home)).toBe('forSale')
  expect(restored.bookings.ofUser('user-jonas')).toEqual([])
})
