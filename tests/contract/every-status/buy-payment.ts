import type { operations } from '#gen/buyresidence/types.ts'
import { ownBooking, paymentOf, swishOf } from './buy-steps.ts'
import type { Recipes } from './recipe.ts'
import type { Scene } from './scene.ts'

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

const card = async (scene: Scene) => ({ body: await paymentOf(scene, alvas) })
const swish = async (scene: Scene) => ({ body: await swishOf(scene, alvas) })
const bank = async (scene: Scene) => ({ body: await paymentOf(scene, ownBooking) })

/** A payment of a fee whose hold has run out meanwhile. */
async function tooLate(scene: Scene) {
  const body = await swishOf(scene, ownBooking)
  await scene.wait(pastTheHold)
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
    404: { ...alva, ask: async (scene) => ({ body: { ...(await swishOf(scene, alvas)), ...strange } }) },
    409: {
      ...alva,
      code: 'paymentInProgress',
      ask: async (scene) => {
        const body = await swishOf(scene, alvas)
        await scene.call('startSwishPayment', { body })
        return { body }
      },
    },
    410: { ...endsSoon, ask: async (scene) => ({ body: await tooLate(scene) }) },
    422: { persona: 'alva', scenario: 'swish-not-enrolled', code: 'payerNotEnrolled', ask: swish },
    503: { persona: 'alva', scenario: 'swish-down', ask: swish },
  },
  startSveaPayment: {
    200: { ...alva, ask: card },
    403: { ...linnea, ask: { body: ofAlva } },
    404: { ...alva, ask: async (scene) => ({ body: { ...(await paymentOf(scene, alvas)), ...strange } }) },
    409: {
      ...alva,
      code: 'paymentInProgress',
      ask: async (scene) => {
        const body = await paymentOf(scene, alvas)
        await scene.call('startSveaPayment', { body })
        return { body }
      },
    },
    410: {
      ...endsSoon,
      ask: async (scene) => {
        const body = await paymentOf(scene, ownBooking)
        await scene.wait(pastTheHold)
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
      ask: async (scene) => ({ body: { ...(await paymentOf(scene, ownBooking)), ...strange } }),
    },
    409: {
      ...aino,
      code: 'paymentInProgress',
      ask: async (scene) => {
        const body = await paymentOf(scene, ownBooking)
        await scene.call('startNordeaPayment', { body })
        return { body }
      },
    },
    410: {
      ...aino,
      ask: async (scene) => {
        const body = await paymentOf(scene, ownBooking)
        await scene.wait(40 * 60)
        return { body }
      },
    },
    422: { ...alva, ask: card },
  },
  getPaymentStatus: {
    200: {
      ...alva,
      ask: async (scene) => {
        const { ContractId, PaymentNumber } = await paymentOf(scene, alvas)
        return { path: { contractId: ContractId, paymentNumber: PaymentNumber } }
      },
    },
    403: { ...linnea, ask: { path: { contractId: 'con-alva', paymentNumber: 'pay-0' } } },
    404: { ...alva, ask: { path: { contractId: 'con-alva', paymentNumber: 'pay-0' } } },
  },
} satisfies Partial<Recipes<operations>>
