import type { operations } from '#gen/buyresidence/types.ts'
import { heldBody, idsOf, ownBooking, signing, startBody } from './buy-steps.ts'
import type { Recipes } from '../play/recipe.ts'

const jonas = { persona: 'jonas' } as const
const linnea = { persona: 'linnea' } as const
/** Her agreement waits for a signature. */
const linneas = 'book-linnea'
/** Her fee is due. */
const alvas = 'book-alva'

const holdOver = { ...jonas, scenario: 'booking-hold-over' } as const
const ids = { bookingId: ownBooking, objectId: 'home-strandangen-c-1103', contractId: 'con-1001' }
const nobodys = { bookingId: 'nobody-0', objectId: 'nobody-0', contractId: 'nobody-0' }
const unknown = { path: { id: 'nobody-0' } }

/** A booking from its start to its end, and the right to withdraw from it. */
export const bookingStepRecipes = {
  startBooking: {
    200: {
      ...jonas,
      scenario: 'booking-begins',
      ask: async (setup) => ({ body: await heldBody(setup) }),
    },
    403: { persona: 'karin', code: 'cannotBook', ask: async (setup) => ({ body: await startBody(setup) }) },
    404: {
      ...jonas,
      ask: async (setup) => ({ body: { ...(await startBody(setup)), objectId: 'nobody-0' } }),
    },
    409: {
      ...jonas,
      scenario: 'booking-home-taken',
      code: 'purchaseObjectError',
      ask: async (setup) => ({ body: await startBody(setup) }),
    },
    410: { ...jonas, ask: async (setup) => ({ body: await startBody(setup) }) },
    422: {
      ...jonas,
      code: 'downPaymentTooLow',
      ask: async (setup) => {
        const body = await heldBody(setup)
        const { downPayment = 0, loan = 0 } = body.financing ?? {}
        return { body: { ...body, financing: { downPayment: downPayment - 1, loan: loan + 1 } } }
      },
    },
  },
  getBookingStatus: {
    200: { ...linnea, ask: { path: { id: linneas } } },
    202: {
      ...jonas,
      scenario: 'booking-slow',
      ask: async (setup) => ({ path: await setup.call('startBooking', { body: await heldBody(setup) }) }),
    },
    403: { ...jonas, ask: { path: { id: linneas } } },
    404: { ...jonas, ask: unknown },
    410: { ...holdOver, ask: { path: { id: ownBooking } } },
  },
  getBookingDocuments: {
    200: { ...linnea, scenario: 'booking-waits-for-signature', ask: { path: { id: linneas } } },
    403: { ...jonas, ask: { path: { id: linneas } } },
    404: { ...jonas, ask: unknown },
  },
  signContract: {
    200: { ...linnea, ask: async (setup) => signing(await idsOf(setup, linneas)) },
    403: { ...jonas, ask: signing({ ...ids, contractId: 'con-linnea' }) },
    404: { ...jonas, ask: signing(nobodys) },
    409: { persona: 'alva', code: 'conflict', ask: async (setup) => signing(await idsOf(setup, alvas)) },
    410: { ...holdOver, ask: signing(ids) },
  },
  completeBooking: {
    200: {
      ...jonas,
      scenario: 'booking-done',
      ask: async (setup) => ({ body: await idsOf(setup, ownBooking) }),
    },
    403: { ...jonas, ask: { body: { ...ids, bookingId: linneas } } },
    404: { ...jonas, ask: { body: nobodys } },
    409: { persona: 'alva', code: 'conflict', ask: async (setup) => ({ body: await idsOf(setup, alvas) }) },
    410: { ...holdOver, ask: { body: ids } },
  },
  withdrawBooking: {
    200: { ...jonas, scenario: 'booking-done', ask: { body: { bookingId: ownBooking } } },
    403: { ...jonas, ask: { body: { bookingId: linneas } } },
    404: { ...jonas, ask: { body: { bookingId: 'nobody-0' } } },
    409: { ...linnea, ask: { body: { bookingId: linneas } } },
    410: { ...jonas, scenario: 'booking-right-over', ask: { body: { bookingId: ownBooking } } },
  },
} satisfies Partial<Recipes<operations>>
