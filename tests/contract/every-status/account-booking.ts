import type { components, operations } from '#gen/account_service/types.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { approve, approveLongAgo, approvedCode, startOf } from './eid-steps.ts'
import type { Recipes } from './recipe.ts'
import type { Scene } from './scene.ts'

type IdType = components['schemas']['IdType']

const bankId = { idType: 'bank_id' } as const
const madeUp = { code: 'f6a1c7d2e90b4b0c8f', environment: 'development' } as const

/** For sale whatever the seed. */
const freeHome = 'home-strandangen-c-1103'
const buying = { path: bankId, body: { ...startOf('bank_id'), objectId: freeHome } }

/** The identification of a buyer, before a home of a site. */
async function identifying(scene: Scene, idType: IdType = 'bank_id', site: SiteKey = 'Jmse') {
  const home = scene.world.catalogue
    .site(site)
    .homes.find(({ id, status }) => (site === 'Jmse' ? id === freeHome : status === 'forSale'))
  const body = { ...startOf(idType), objectId: home?.id ?? '' }
  return (await scene.call('startBookingIdentification', { path: { idType }, body })).session
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
      ask: async (scene) => {
        const session = await identifying(scene)
        await approve(scene, 'jonas')
        return { path: bankId, query: { session } }
      },
    },
    403: { persona: 'karin', ask: { path: bankId, query: { session: 'nobody-0' } } },
    404: { persona: 'jonas', ask: { path: bankId, query: { session: 'nobody-0' } } },
    410: {
      persona: 'jonas',
      scenario: 'eid-manual',
      ask: async (scene) => {
        const session = await identifying(scene)
        await approveLongAgo(scene, 'jonas')
        return { path: bankId, query: { session } }
      },
    },
  },
  submitBookingIdentificationStatus: {
    200: {
      persona: 'henning',
      ask: async (scene) => {
        await identifying(scene, 'eident', 'Jmno')
        return { path: { idType: 'eident' }, body: await approvedCode(scene, 'henning') }
      },
    },
    403: { persona: 'solveig', ask: { path: { idType: 'eident' }, body: madeUp } },
  },
  validateBookingIdentification: {
    200: {
      persona: 'vaino',
      ask: async (scene) => {
        await identifying(scene, 'signicat', 'Jmoy')
        return { path: { idType: 'signicat' }, body: await approvedCode(scene, 'vaino') }
      },
    },
    403: { persona: 'karin', ask: { path: { idType: 'signicat' }, body: madeUp } },
  },
} satisfies Partial<Recipes<operations>>
