import * as fc from 'fast-check'
import type { components } from '#gen/mock_control/types.ts'

type Outcome = components['schemas']['SettlePaymentRequest']['outcome']

/** What a buyer, a provider, the clock or a trainer does; numbers choose among who and what there is. */
export type Command =
  | { do: 'hold' | 'start' | 'goOn' | 'leaveCookie' | 'leaveHold' | 'withdraw'; who: number; home: number }
  | { do: 'sign' | 'poll' | 'complete'; who: number }
  | { do: 'eid'; who: number; how: 'approve' | 'cancel' | 'somebodyElse' }
  | { do: 'pay'; who: number; method: number; phone: number }
  | { do: 'settle'; payment: number; outcome: Outcome; code?: string }
  | { do: 'advance'; seconds: number }
  | { do: 'fault'; operation: number; kind: 'status' | 'drop' | 'malformed' }

const who = fc.nat({ max: 5 })
const home = fc.nat({ max: 4 })
const small = fc.nat({ max: 20 })

/** Seconds that matter: a poll, a payment, Swish's three minutes, a hold, days of the right to withdraw. */
const seconds = fc.constantFrom(1, 2, 5, 10, 20, 60, 181, 600, 1000, 1795, 1801, 86_400, 15 * 86_400)

const outcomes = fc.constantFrom<{ outcome: Outcome; code?: string }>(
  { outcome: 'paid' },
  { outcome: 'paid' },
  { outcome: 'paid' },
  { outcome: 'unknown' },
  { outcome: 'unknown' },
  { outcome: 'declined' },
  { outcome: 'cancelled' },
  { outcome: 'error', code: 'BANKIDCL' },
  { outcome: 'error', code: 'TIMEOUT' },
  { outcome: 'error' },
)

/** Mostly the next thing that makes sense, so that bookings get far; sometimes anything at all. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 16, arbitrary: fc.record({ do: fc.constant('goOn'), who, home }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('hold', 'start'), who, home }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('leaveCookie', 'leaveHold', 'withdraw', 'withdraw'),
      who,
      home,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('sign', 'poll', 'complete'), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('eid'),
      who,
      how: fc.constantFrom('approve', 'cancel', 'somebodyElse'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay'), who, method: small, phone: small }) },
  {
    weight: 5,
    arbitrary: fc
      .record({ payment: fc.nat({ max: 3 }), outcome: outcomes })
      .map(({ payment, outcome }) => ({ do: 'settle', payment, ...outcome }) as const),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('advance'), seconds }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      operation: small,
      kind: fc.constantFrom('status', 'drop', 'malformed'),
    }),
  },
)

const some = fc.array(command, { maxLength: 5 })

/** The next steps of one person with one home. */
const steps = (one: number, wanted: number, count: number): Command[] =>
  Array.from({ length: count }, () => ({ do: 'goOn', who: one, home: wanted }))

/** Somebody comes as far as a payment that waits: hold and start, sign, approve, pay. */
const payment = fc
  .record({ who: fc.nat({ max: 3 }), home })
  .map(({ who: one, home: wanted }) => steps(one, wanted, 4))

const settle = (outcome: Outcome, at = 0): Command => ({ do: 'settle', payment: at, outcome })
const waitForHold: Command = { do: 'advance', seconds: 1801 }

/** The banks don't answer until the hold is over; meanwhile anything may happen to the home. */
const late = fc
  .tuple(payment, some, some, some)
  .map(([begun, one, two, three]) =>
    [...begun, settle('unknown'), ...one, waitForHold, ...two, settle('paid'), ...three].slice(0, 30),
  )

/** The same while somebody else comes for the very home: to hold it, to sign, or to pay for it. */
const lateAndTaken = fc
  .record({ who: fc.nat({ max: 2 }), home, count: fc.integer({ min: 1, max: 5 }), more: some })
  .map(({ who: one, home: wanted, count, more }) => [
    ...steps(one, wanted, 4),
    settle('unknown'),
    waitForHold,
    ...steps((one + 1) % 3, wanted, count),
    ...(count > 3 ? [settle('paid'), settle('paid', 1)] : [settle('paid')]),
    ...more,
  ])

/** Somebody signs in time, and nobody looks until the hold is over. */
const signedUnseen = fc
  .tuple(fc.nat({ max: 4 }), home, some)
  .map(([one, wanted, more]): Command[] => [
    ...steps(one, wanted, 2),
    { do: 'eid', who: one, how: 'approve' },
    waitForHold,
    ...more,
  ])

/** The banks don't answer, somebody pays again, and then both payments come. */
const twice = fc.tuple(payment, fc.nat({ max: 3 }), some, some).map(([begun, method, one, two]) => {
  const [first] = begun
  const payer = first && 'who' in first ? first.who : 0
  const again: Command = { do: 'pay', who: payer, method, phone: 4 }
  return [...begun, settle('unknown'), again, ...one, settle('paid'), settle('paid', 1), ...two]
})

/** Up to thirty things that happen one after the other: mostly anything, sometimes on the way to what is rare. */
export const sequences = fc.oneof(
  { weight: 4, arbitrary: fc.array(command, { minLength: 10, maxLength: 30, size: 'max' }) },
  { weight: 1, arbitrary: late },
  { weight: 1, arbitrary: lateAndTaken },
  { weight: 1, arbitrary: signedUnseen },
  { weight: 1, arbitrary: twice },
)
