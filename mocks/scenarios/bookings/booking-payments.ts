import { boratt } from '#src/sites/boratt.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { PaymentScript, ScriptStep } from '../../state/payments/payment-script.ts'
import type { World } from '../../state/world.ts'
import { freeHomeId, signed } from './booking-states.ts'
import type { Scenario, Scenarios } from '../scenario.ts'

type Texts = Pick<Scenario, 'name' | 'description'> & { requirements?: string[] }

/** The fee of Alva at Kvarter is due: she pays by Swish or card. */
const atFee = {
  group: 'payments',
  siteKey: 'Boratt',
  personaId: 'alva',
  startPath: `${boratt.paths.booking}?bookingId=book-alva`,
} as const

const finlandHomeId = 'home-kalliorannan-majakka-a-12'
const inFinland = {
  group: 'payments',
  siteKey: 'Jmoy',
  personaId: 'aino',
  startPath: `${jmoy.paths.booking}?bookingId=book-1001`,
} as const

const rules = ['F-139', 'N-075', 'G-063']

const script = (...steps: ScriptStep[]): PaymentScript => ({ steps })

/** Whoever pays in whichever way: this becomes of it. */
const becomes = (payment: PaymentScript, { requirements = rules, ...texts }: Texts): Scenario => ({
  ...atFee,
  ...texts,
  requirements,
  apply: ({ bookings }) => {
    bookings.behaviour.payment = payment
  },
})

/** The same at the bank in Finland, with the agreement signed. */
const bankSays = (step: ScriptStep, texts: Texts): Scenario => ({
  ...inFinland,
  ...texts,
  requirements: ['F-139', 'N-076', 'G-063'],
  apply: (world: World) => {
    signed(world, 'aino', finlandHomeId)
    world.bookings.behaviour.payment = script(step)
  },
})

const ends = (outcome: ScriptStep['outcome'], errorCode?: string): ScriptStep => ({
  afterSeconds: 4,
  outcome,
  ...(errorCode ? { errorCode } : {}),
})

/** What becomes of the booking fee. */
export const paymentScenarios = {
  'payment-due': {
    ...atFee,
    name: 'The booking fee is due',
    description:
      'The agreement is signed; nothing pays by itself, so the fake Swish app or card page decides.',
    requirements: rules,
    apply: () => {},
  },
  'payment-paid': becomes(script(ends('paid')), {
    name: 'The payment goes through',
    description: 'Whatever way is chosen, the money is there after four seconds.',
    requirements: [...rules, 'F-142'],
  }),
  'swish-declined': becomes(script(ends('declined')), {
    name: 'Swish: the payer says no',
    description: 'The payer declines in the app.',
  }),
  'swish-signing-cancelled': becomes(script(ends('error', 'BANKIDCL')), {
    name: 'Swish: BankID is cancelled',
    description: 'The payer cancels the signing in BankID (BANKIDCL).',
  }),
  'swish-signing-busy': becomes(script(ends('error', 'BANKIDONGOING')), {
    name: 'Swish: BankID is in use already',
    description: 'BankID is in use for something else (BANKIDONGOING).',
  }),
  'swish-refused-by-bank': becomes(script(ends('error', 'RF07')), {
    name: 'Swish: the bank says no',
    description: 'The limit is too low, or the balance (RF07).',
  }),
  'swish-bank-error': becomes(script(ends('error', 'FF10')), {
    name: 'Swish: an error at the bank',
    description: 'The bank has an error of its own (FF10).',
  }),
  'swish-times-out': becomes(script({ afterSeconds: 10, outcome: 'error', errorCode: 'TM01' }), {
    name: 'Swish: time runs out',
    description: 'Nobody approves in time (TM01); it takes ten seconds here instead of three minutes.',
  }),
  'swish-outcome-unknown': becomes(script(ends('unknown', 'DS24')), {
    name: 'Swish: the outcome is unknown',
    description: 'The banks do not answer (DS24): the payment may still come, and paying again is possible.',
  }),
  'swish-unknown-then-paid': becomes(script(ends('unknown', 'DS24'), { afterSeconds: 25, outcome: 'paid' }), {
    name: 'Swish: unknown, then paid',
    description: 'The outcome is unknown (DS24) until the money comes after twenty-five seconds.',
  }),
  'swish-not-enrolled': becomes(
    { refusedWith: 'ACMT03', steps: [] },
    { name: 'Swish: the number is not enrolled', description: 'The number cannot pay by Swish (ACMT03).' },
  ),
  'swish-in-progress': becomes(
    { refusedWith: 'RP06', steps: [] },
    {
      name: 'Swish: a payment is under way already',
      description: 'Another payment waits in the payer’s app (RP06).',
    },
  ),
  'swish-down': becomes(
    { refusedWith: 'RP09', steps: [] },
    {
      name: 'Swish: the service does not answer',
      description: 'Swish refuses the request for reasons of ours: the call answers 503.',
      requirements: ['X-069', 'F-141'],
    },
  ),
  'card-refused': becomes(script(ends('declined')), {
    name: 'The card is refused',
    description: 'The bank of the card says no; another try, or Swish, is possible.',
    requirements: ['F-139', 'N-076', 'G-063'],
  }),
  'card-cancelled': becomes(script(ends('cancelled')), {
    name: 'The card payment is cancelled',
    description: 'The buyer leaves the card page.',
    requirements: ['F-139', 'N-076', 'S-077'],
  }),
  'card-times-out': becomes(script(ends('error', 'TIMEOUT')), {
    name: 'Card page: time runs out',
    description: 'Nobody finishes on the card page; it takes four seconds here instead of twenty minutes.',
    requirements: ['F-139', 'N-076'],
  }),
  'bank-paid': bankSays(ends('paid'), {
    name: 'Nordea: the payment goes through',
    description: 'The payment is approved, and transferred five seconds later.',
  }),
  'bank-rejected': bankSays(ends('declined'), {
    name: 'Nordea: the bank says no',
    description: 'The bank rejects the payment (RJCT).',
  }),
  'bank-cancelled': bankSays(ends('cancelled'), {
    name: 'Nordea: the payment is cancelled',
    description: 'The buyer cancels at the bank (CANC).',
  }),
  'bank-outcome-unknown': bankSays(ends('unknown'), {
    name: 'Nordea: the outcome is unknown',
    description: 'The bank has not decided yet (PDNG).',
  }),
  'payment-hold-ends-soon': {
    ...atFee,
    siteKey: 'Jmse',
    personaId: 'jonas',
    startPath: `${jmse.paths.booking}?bookingId=book-1001`,
    name: 'The payment comes too late',
    description:
      'A minute is left of the reservation, and the money comes after two: the home is still free then.',
    requirements: ['F-135', 'F-139'],
    apply: (world) => {
      signed(world, 'jonas', freeHomeId)
      world.bookings.endHoldAt(freeHomeId, world.clock.now() + 60_000)
      world.bookings.behaviour.payment = script({ afterSeconds: 120, outcome: 'paid' })
    },
  },
  'payment-status-fails': {
    ...atFee,
    name: 'The status of the payment cannot be fetched',
    description: 'Every question for the status of a payment answers 503: nobody is told.',
    requirements: ['X-070'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getPaymentStatus', status: 503 })
    },
  },
  'payment-start-fails': {
    ...atFee,
    name: 'The payment cannot be started',
    description: 'Payment numbers are made, but no payment can be started.',
    requirements: ['X-069', 'F-141'],
    apply: ({ faults }) => {
      for (const operationId of ['startSwishPayment', 'startSveaPayment', 'startNordeaPayment'])
        faults.set({ operationId, status: 503 })
    },
  },
} satisfies Scenarios
