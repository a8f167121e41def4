import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBackend } from '../../../backend.ts'
import { bookingClient } from '#tests/support/clients/booking-client.ts'
import { triesOf } from '#tests/support/tries.ts'
import { type Command, sequences } from './buying-commands.test-support.ts'
import { type Seen, checkWorld, nothingYet } from './buying-invariants.test-support.ts'
import { Buying } from './buying-model.test-support.ts'

const backend = createBackend({ onViolation: 'fail' })

test('whatever buyers, providers and time do, no home is booked by two and no paid booking is lost [S-075, S-076, S-078]', async () => {
  const seen: Seen = { paid: 0, withdrawn: 0, revived: 0, refunded: 0, overPaid: 0, expired: 0 }
  await fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      const buying = await Buying.begin(bookingClient(backend))
      const remembered = nothingYet()
      for (const command of commands) {
        await buying.play(command)
        checkWorld(buying, remembered, seen)
      }
    }),
    { numRuns: triesOf(120, 300), seed: 20261120 },
  )
  // the sequences have been everywhere
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
}, 60_000)

test('how often somebody looks, and in how many steps time passes, changes nothing [S-076]', async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      const seldom = await played(commands, false)
      expect(await played(commands, true)).toEqual(seldom)
    }),
    { numRuns: triesOf(12, 40), seed: 20261121 },
  )
}, 60_000)

/** What is left of bookings in the end, looked at after each of many small steps or not at all. */
async function played(commands: readonly Command[], often: boolean) {
  const mock = bookingClient(backend)
  const buying = await Buying.begin(mock)
  for (const command of commands) {
    if (!often || command.do !== 'advance') await buying.play(command)
    else {
      for (let step = 0; step < 8; step += 1) {
        await buying.play({ do: 'advance', seconds: command.seconds / 8 })
        mock.world().bookings.list()
      }
    }
  }
  const { bookings, data } = mock.world()
  const left = { bookings: bookings.list(), holds: data.bookings.holds }
  // secrets are drawn anew whenever an e-ID order is renewed, which a look may bring about
  return JSON.parse(JSON.stringify(left, (key, value: unknown) => (secret.has(key) ? '' : value))) as object
}

const secret = new Set(['token', 'paymentId'])
