import type { operations } from '#gen/account_service/types.ts'
import type { Recipes } from '../play/recipe.ts'
import type { Setup } from '../play/setup.ts'

const home = 'home-strandangen-c-1103'
const search = {
  name: 'Treor i Nacka',
  url: '/sok-bostad/nacka/?minRooms=3',
  filter: { minRooms: 3 },
  siteId: 1,
}
const visitor = {
  firstName: 'Joel',
  lastName: 'Åkerlund',
  email: 'joel.akerlund@example.com',
  phoneNumber: '070-1740651',
}
const interest = { ...visitor, stageId: 'stage-strandangen', siteId: 1, terms: true } as const

/** A viewing that one can sign up for. */
function showing({ world }: Setup): string {
  const all = world.catalogue.stages.flatMap(({ showings }) => showings)
  return all.find(({ bookable }) => bookable)?.id ?? ''
}

/** How many guesses are made in a minute. */
const guesses = 10

/** The code in the mails about the first search of Jonas. */
const alertCode = ({ world }: Setup): string =>
  world.accounts.byId('user-jonas')?.alertCodes?.['search-1'] ?? ''

/** The code in the mails to Jonas about lowered prices. */
const priceMailCode = ({ world }: Setup): string => world.accounts.byId('user-jonas')?.priceMailCode ?? ''

const oneClick = { 'List-Unsubscribe': 'One-Click' } as const

/** What people keep, and whom they tell. */
export const savedRecipes = {
  getSavedSearches: {
    200: { persona: 'jonas', scenario: 'searches-some', ask: {} },
    403: { persona: 'karin', ask: {} },
  },
  createSavedSearch: {
    201: { persona: 'jonas', ask: { body: search } },
    403: { persona: 'karin', ask: { body: search } },
    409: { persona: 'jonas', scenario: 'searches-full', ask: { body: search } },
  },
  updateSavedSearch: {
    200: {
      persona: 'jonas',
      scenario: 'searches-some',
      ask: { path: { id: 'search-1' }, body: { alerts: 'daily' } },
    },
    403: { persona: 'karin', ask: { path: { id: 'search-1' }, body: { alerts: 'daily' } } },
    404: { persona: 'jonas', ask: { path: { id: 'search-1' }, body: { alerts: 'daily' } } },
  },
  getSearchOfLink: {
    200: { scenario: 'searches-alerts', ask: (setup) => ({ body: { code: alertCode(setup) } }) },
    404: { ask: { body: { code: 'alr-nobody' } } },
    429: {
      ask: async (setup) => {
        await setup.tries(guesses, 'getSearchOfLink', { body: { code: 'alr-nobody' } })
        return { body: { code: 'alr-nobody' } }
      },
    },
  },
  changeAlertsOfLink: {
    200: {
      scenario: 'searches-alerts',
      ask: (setup) => ({ body: { code: alertCode(setup), alerts: 'never' } }),
    },
    404: { ask: { body: { code: 'alr-nobody', alerts: 'never' } } },
    429: {
      ask: async (setup) => {
        const body = { code: 'alr-nobody', alerts: 'never' } as const
        await setup.tries(guesses, 'changeAlertsOfLink', { body })
        return { body }
      },
    },
  },
  changePriceMailsOfLink: {
    200: {
      scenario: 'prices-lowered',
      ask: (setup) => ({ body: { code: priceMailCode(setup), priceMails: false } }),
    },
    404: { ask: { body: { code: 'prc-nobody', priceMails: false } } },
    429: {
      ask: async (setup) => {
        const body = { code: 'prc-nobody', priceMails: false } as const
        await setup.tries(guesses, 'changePriceMailsOfLink', { body })
        return { body }
      },
    },
  },
  getUnsubscribePage: {
    303: { scenario: 'searches-alerts', ask: (setup) => ({ query: { code: alertCode(setup) } }) },
  },
  unsubscribe: {
    204: {
      scenario: 'searches-alerts',
      ask: (setup) => ({ query: { code: alertCode(setup) }, body: oneClick }),
    },
    404: { ask: { query: { code: 'alr-nobody' }, body: oneClick } },
    429: {
      ask: async (setup) => {
        const asked = { query: { code: 'alr-nobody' }, body: oneClick }
        await setup.tries(guesses, 'unsubscribe', asked)
        return asked
      },
    },
  },
  deleteSavedSearch: {
    204: { persona: 'jonas', scenario: 'searches-some', ask: { path: { id: 'search-1' } } },
    403: { persona: 'karin', ask: { path: { id: 'search-1' } } },
    404: { persona: 'jonas', ask: { path: { id: 'search-1' } } },
  },
  exportUser: {
    200: { persona: 'jonas', ask: {} },
    403: { persona: 'karin', ask: {} },
  },
  closeAccount: {
    204: { persona: 'jonas', ask: {} },
    403: { persona: 'karin', ask: {} },
    409: { persona: 'amira', ask: {} },
  },
  withdrawConsent: {
    204: { persona: 'jonas', ask: { path: { site: 'Jmse' } } },
    404: { persona: 'jonas', ask: { path: { site: 'Jmoy' } } },
  },
  addFavorite: {
    200: { persona: 'jonas', scenario: 'favourites-none', ask: { body: { objectId: home } } },
    403: { persona: 'karin', ask: { body: { objectId: home } } },
    422: { persona: 'jonas', ask: { body: { objectId: 'nobody-0' } } },
  },
  removeFavorite: {
    200: { persona: 'jonas', scenario: 'favourites-many', ask: { path: { objectId: home } } },
    403: { persona: 'karin', ask: { path: { objectId: home } } },
  },
  createInterest: {
    201: { ask: { body: interest } },
    422: { ask: { body: { ...interest, stageId: 'nobody-0' } } },
  },
  registerShowing: {
    201: { ask: (setup) => ({ body: { ...visitor, showingId: showing(setup) } }) },
    409: { scenario: 'showing-full', ask: (setup) => ({ body: { ...visitor, showingId: showing(setup) } }) },
    410: { scenario: 'showing-over', ask: (setup) => ({ body: { ...visitor, showingId: showing(setup) } }) },
    422: { ask: (setup) => ({ body: { showingId: showing(setup) } }) },
  },
} satisfies Partial<Recipes<operations>>
