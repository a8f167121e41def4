import type { operations } from '#gen/buyresidence/types.ts'
import { ownBooking, paymentOf, swishOf } from './buy-steps.ts'
import type { Recipes } from '../play/recipe.ts'
import type { Setup } from '../play/setup.ts'

const alva = { persona: 'alva', scenario: 'payment-due' } as const
const linnea = { persona: 'linnea' } as const
/** Her fee is due, by Swish or card. */
const alvas = 'book-alva'
/** Her fee is due at the bank in Finland. */
const aino = { persona: 'aino', scenario: 'bank-paid' } as const

const holdOver = { persona: 'jonas', scenario: 'booking-hold-over' } as const
const endsSoon = { persona: 'jonas', scenario: 'payment-hold-ends-soon' } as const
const pastTheHold = 70

/** Nobody's payment number. */
const strange = { PaymentNumber: 'pay-0' }
const ofAlva = {
  ObjectId: 'home-nyckelknippan-a-1201',
  ContractId: 'con-alva',
  UserIds: ['user-linnea'],
  ...strange,
}
const bySwish = { PhoneNumber: '070-1740699', Message: 'Bokning' }
const unknown = { path: { id: 'nobody-0' } }

const card = async (setup: Setup) => ({ body: await paymentOf(setup, alvas) })
const swish = async (setup: Setup) => ({ body: await swishOf(setup, alvas) })
const bank = async (setup: Setup) => ({ body: await paymentOf(setup, ownBooking) })

/** A payment of a fee whose hold has run out meanwhile. */
async function tooLate(setup: Setup) {
  const body = await swishOf(setup, ownBooking)
  await setup.wait(pastTheHold)
  return body
}

/** Paying the fee of a booking. */
export const paymentRecipes = {
  createPaymentId: {
    200: { ...alva, ask: { path: { id: 'con-alva' } } },
    403: { ...linnea, ask: { path: { id: 'con-alva' } } },
    404: { ...alva, ask: unknown },
    409: { ...linnea, code: 'conflict', ask: { path: { id: 'con-linnea' } } },
    410: { ...holdOver, ask: { path: { id: 'con-1001' } } },
  },
  startSwishPayment: {
    200: { ...alva, ask: swish },
    403: { ...linnea, ask: { body: { ...ofAlva, ...bySwish } } },
    404: { ...alva, ask: async (setup) => ({ body: { ...(await swishOf(setup, alvas)), ...strange } }) },
    409: {
      ...alva,
      code: 'paymentInProgress',
      ask: async (setup) => {
        const body = await swishOf(setup, alvas)
        await setup.call('startSwishPayment', { body })
        return { body }
      },
    },
    410: { ...endsSoon, ask: async (setup) => ({ body: await tooLate(setup) }) },
    422: { persona: 'alva', scenario: 'swish-not-enrolled', code: 'payerNotEnrolled', ask: swish },
    503: { persona: 'alva', scenario: 'swish-down', ask: swish },
  },
  startSveaPayment: {
    200: { ...alva, ask: card },
    403: { ...linnea, ask: { body: ofAlva } },
    404: { ...alva, ask: async (setup) => ({ body: { ...(await paymentOf(setup, alvas)), ...strange } }) },
    409: {
      ...alva,
      code: 'paymentInProgress',
      ask: async (setup) => {
        const body = await paymentOf(setup, alvas)
        await setup.call('startSveaPayment', { body })
        return { body }
      },
    },
    410: {
      ...endsSoon,
      ask: async (setup) => {
        const body = await paymentOf(setup, ownBooking)
        await setup.wait(pastTheHold)
        return { body }
      },
    },
    422: { ...aino, ask: bank },
  },
  startNordeaPayment: {
    200: { ...aino, ask: bank },
    403: { ...linnea, ask: { body: ofAlva } },
    404: {
      ...aino,
      ask: async (setup) => ({ body: { ...(await paymentOf(setup, ownBooking)), ...strange } }),
    },
    409: {
      ...aino,
      code: 'paymentInProgress',
      ask: async (setup) => {
        const body = await paymentOf(setup, ownBooking)
        await setup.call('startNordeaPayment', { body })
        return { body }
      },
    },
    410: {
      ...aino,
      ask: async (setup) => {
        const body = await paymentOf(setup, ownBooking)
        await setup.wait(40 * 60)
        return { body }
      },
    },
    422: { ...alva, ask: card },
  },
  getPaymentStatus: {
    200: {
      ...alva,
      ask: async (setup) => {
        const { ContractId, PaymentNumber } = await paymentOf(setup, alvas)
        return { path: { contractId: ContractId, paymentNumber: PaymentNumber } }
      },
    },
    403: { ...linnea, ask: { path: { contractId: 'con-alva', paymentNumber: 'pay-0' } } },
    404: { ...alva, ask: { path: { contractId: 'con-alva', paymentNumber: 'pay-0' } } },
  },
} satisfies Partial<Recipes<operations>>
