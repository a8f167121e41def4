import type { operations } from '#gen/booking/types.ts'
import type { Recipes } from './play/recipe.ts'

const home = { objectId: 'home-strandangen-c-1103' }
const unknown = { objectId: 'nobody-0' }
const buyer = { ssn: '19900101-2385', email: 'amira.ny@example.com' }
/** Somebody else has the address. */
const taken = { ...buyer, email: 'jonas.wiklund@example.com' }
/** How often one may hear in a minute that an address is taken. */
const guesses = 10

export const bookingRecipes: Recipes<operations> = {
  isEmailValid: {
    200: { ask: { body: buyer } },
    422: { ask: { body: { ...buyer, ssn: '19900101-2386' } } },
    429: {
      ask: async (setup) => {
        await setup.tries(guesses, 'isEmailValid', { body: taken })
        return { body: buyer }
      },
    },
  },
  isBookable: {
    200: { persona: 'jonas', scenario: 'booking-begins', ask: { path: home } },
    404: { ask: { path: unknown } },
  },
  isBookableForBooking: {
    200: {
      persona: 'jonas',
      scenario: 'booking-hold-ends-soon',
      ask: { path: { ...home, bookingId: 'book-1001' } },
    },
    404: { ask: { path: { ...home, bookingId: 'nobody-0' } } },
  },
}
