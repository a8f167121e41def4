import { jmse } from '#src/sites/jmse.ts'
import type { SavedSearch } from '../../state/accounts/account.ts'
import { maxSearches } from '../../state/saved/saved-searches.ts'
import { sendPriceMails } from '../../state/saved/price-mails.ts'
import { sendSearchAlerts } from '../../state/saved/search-alerts.ts'
import { type Scenario, type Scenarios, anywhere } from '../scenario.ts'

type Rest = Pick<Scenario, 'name' | 'description' | 'requirements' | 'apply'>

const jonas = { group: 'accounts', siteKey: 'Jmse', personaId: 'jonas' } as const
const withFavourites = (rest: Rest): Scenario => ({ ...jonas, startPath: jmse.paths.myResidences, ...rest })
const withSearches = (rest: Rest): Scenario => ({ ...jonas, startPath: jmse.paths.savedSearches, ...rest })

/** What people keep, and whom they tell. */
export const savedScenarios = {
  'consent-needed': {
    ...jonas,
    personaId: 'sven',
    startPath: jmse.paths.myPages,
    name: 'The consent is missing',
    description: 'Sven has agreed to the terms of another site only, and meets the consent page first.',
    requirements: ['S-019', 'P-029'],
    apply: () => undefined,
  },
  'consent-fails': {
    ...jonas,
    personaId: 'sven',
    startPath: jmse.paths.consent,
    name: 'The consent cannot be saved',
    description: 'Saving the consent answers 503.',
    requirements: ['S-019', 'X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'updateUser', status: 503 })
    },
  },
  'favourites-none': withFavourites({
    name: 'No favourites',
    description: 'Jonas has no favourites and no interests.',
    requirements: ['F-152'],
    apply: ({ accounts }) => {
      accounts.change('user-jonas', { favourites: [], interests: [] })
    },
  }),
  'favourites-many': withFavourites({
    name: 'Many favourites',
    description: 'Jonas has 120 favourites.',
    requirements: ['F-152'],
    apply: ({ accounts, catalogue }) => {
      const homes = catalogue.site('Jmse').homes.slice(0, 120)
      accounts.change('user-jonas', { favourites: homes.map(({ id }) => ({ objectId: id })) })
    },
  }),
  'favourites-change-fails': withFavourites({
    name: 'Favourites cannot be changed',
    description: 'Adding and removing a favourite answers 503.',
    requirements: ['F-152'],
    apply: ({ faults }) => {
      for (const operationId of ['addFavorite', 'removeFavorite']) faults.set({ operationId, status: 503 })
    },
  }),
  'prices-lowered': withFavourites({
    name: 'Lowered prices of saved homes',
    description:
      'Twelve days ago Jonas saved homes whose prices have been lowered since; the mailbox has a mail about each.',
    requirements: ['F-152', 'CI-003'],
    apply: (world) => {
      const { accounts, bookings, clock } = world
      const savedOn = clock.now()
      clock.advance(12 * 86_400)
      const lowered = [...bookings.lowered().values()].filter(({ site }) => site === jmse.key)
      const favourites = lowered.slice(0, 3).map(({ id }) => ({ objectId: id, savedAt: savedOn }))
      accounts.change('user-jonas', { favourites })
      sendPriceMails(world)
    },
  }),
  'searches-some': withSearches({
    name: 'Saved searches',
    description: 'Jonas follows three searches.',
    requirements: ['F-153'],
    apply: ({ accounts, clock }) => {
      accounts.change('user-jonas', { savedSearches: searches(3, clock.iso()) })
    },
  }),
  'searches-alerts': withSearches({
    name: 'Mails about saved searches',
    description:
      'Ten days ago Jonas asked for a mail a day about one search and a mail a week about another; the mailbox has what was new since.',
    requirements: ['F-153'],
    apply: (world) => {
      const { accounts, clock } = world
      const createdOn = new Date(clock.now() - 10 * 86_400_000).toISOString()
      const alerts = ['daily', 'weekly'] as const
      const savedSearches = searches(3, createdOn).map((search, index): SavedSearch => ({
        ...search,
        alerts: alerts[index] ?? 'never',
      }))
      accounts.change('user-jonas', { savedSearches })
      sendSearchAlerts(world)
    },
  }),
  'searches-full': withSearches({
    name: 'No room for more saved searches',
    description: 'Jonas has as many searches as can be kept: one more is refused (409).',
    requirements: ['F-153'],
    apply: ({ accounts, clock }) => {
      accounts.change('user-jonas', { savedSearches: searches(maxSearches, clock.iso()) })
    },
  }),
  'searches-fail': withSearches({
    name: 'Saved searches cannot be fetched',
    description: 'The list answers 503, and so do saving, changing and forgetting a search.',
    requirements: ['F-153'],
    apply: ({ faults }) => {
      for (const operationId of [
        'getSavedSearches',
        'createSavedSearch',
        'updateSavedSearch',
        'deleteSavedSearch',
      ])
        faults.set({ operationId, status: 503 })
    },
  }),
  'showing-full': {
    ...jonas,
    startPath: jmse.paths.residenceSearch,
    name: 'The viewing is fully booked',
    description: 'Every viewing is full: signing up answers 409.',
    requirements: ['T-074'],
    apply: ({ showings }) => showings.fill(),
  },
  'showing-over': {
    ...jonas,
    startPath: jmse.paths.residenceSearch,
    name: 'The viewing is over',
    description: 'Eight weeks later: signing up for one of the viewings that were known answers 410.',
    requirements: ['T-074'],
    apply: ({ clock }) => clock.advance(56 * 86_400),
  },
  'forms-fail': {
    ...anywhere,
    group: 'accounts',
    name: 'Forms cannot be sent',
    description: 'Interest, viewings and messages answer 503.',
    requirements: ['F-150'],
    apply: ({ faults }) => {
      for (const operationId of [
        'createInterest',
        'registerShowing',
        'submitContactForm',
        'submitJobApplication',
      ])
        faults.set({ operationId, status: 503 })
    },
  },
  'insights-fail': {
    ...anywhere,
    group: 'network',
    name: 'The measuring does not answer',
    description: 'Choices, reports, web vitals and what was visited answer 503, and nobody is told.',
    requirements: ['X-079', 'F-149', 'F-031'],
    apply: ({ faults }) => {
      for (const operationId of [
        'logExperiment',
        'saveInsight',
        'saveWebVital',
        'getLastVisited',
        'getMostVisited',
      ])
        faults.set({ operationId, status: 503 })
    },
  },
} satisfies Scenarios

/** So many searches, saved a moment ago. */
const searches = (count: number, createdOn: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `search-${index + 1}`,
    name: `Minst ${index + 40} m²`,
    url: `/sok-bostad/?minArea=${index + 40}`,
    filter: { minArea: index + 40 },
    siteId: jmse.siteId,
    createdOn,
  }))
