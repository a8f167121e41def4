import type { components, operations } from '#gen/account_service/types.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { approve, approveLongAgo, approvedCode, startOf } from '../eid-steps.ts'
import type { Recipes } from '../play/recipe.ts'
import type { Setup } from '../play/setup.ts'

type IdType = components['schemas']['IdType']

const bankId = { idType: 'bank_id' } as const
const madeUp = { code: 'f6a1c7d2e90b4b0c8f', environment: 'development' } as const

/** For sale whatever the seed. */
const freeHome = 'home-strandangen-c-1103'
const buying = { path: bankId, body: { ...startOf('bank_id'), objectId: freeHome } }

/** The identification of a buyer, before a home of a site. */
async function identifying(setup: Setup, idType: IdType = 'bank_id', site: SiteKey = 'Jmse') {
  const home = setup.world.catalogue
    .site(site)
    .homes.find(({ id, status }) => (site === 'Jmse' ? id === freeHome : status === 'forSale'))
  const body = { ...startOf(idType), objectId: home?.id ?? '' }
  return (await setup.call('startBookingIdentification', { path: { idType }, body })).session
}

/** Showing who one is before a home is booked. */
export const bookingIdentificationRecipes = {
  startBookingIdentification: {
    200: { persona: 'jonas', scenario: 'booking-begins', ask: buying },
    403: { persona: 'karin', ask: buying },
    409: { persona: 'jonas', scenario: 'booking-home-taken', code: 'purchaseObjectError', ask: buying },
    422: {
      persona: 'jonas',
      ask: { path: bankId, body: { ...startOf('bank_id'), objectId: 'nobody-0' } },
    },
  },
  getBookingIdentificationStatus: {
    200: {
      persona: 'jonas',
      scenario: 'eid-manual',
      ask: async (setup) => {
        const session = await identifying(setup)
        await approve(setup, 'jonas')
        return { path: bankId, query: { session } }
      },
    },
    403: { persona: 'karin', ask: { path: bankId, query: { session: 'nobody-0' } } },
    404: { persona: 'jonas', ask: { path: bankId, query: { session: 'nobody-0' } } },
    410: {
      persona: 'jonas',
      scenario: 'eid-manual',
      ask: async (setup) => {
        const session = await identifying(setup)
        await approveLongAgo(setup, 'jonas')
        return { path: bankId, query: { session } }
      },
    },
  },
  submitBookingIdentificationStatus: {
    200: {
      persona: 'henning',
      ask: async (setup) => {
        await identifying(setup, 'eident', 'Jmno')
        return { path: { idType: 'eident' }, body: await approvedCode(setup, 'henning') }
      },
    },
    403: { persona: 'solveig', ask: { path: { idType: 'eident' }, body: madeUp } },
  },
  validateBookingIdentification: {
    200: {
      persona: 'vaino',
      ask: async (setup) => {
        await identifying(setup, 'signicat', 'Jmoy')
        return { path: { idType: 'signicat' }, body: await approvedCode(setup, 'vaino') }
      },
    },
    403: { persona: 'karin', ask: { path: { idType: 'signicat' }, body: madeUp } },
  },
} satisfies Partial<Recipes<operations>>
