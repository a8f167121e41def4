import { jmse } from '#src/sites/jmse.ts'
import type { World } from '../state/world.ts'
import { type Scenario, type Scenarios, anywhere } from './scenario.ts'

const searches = [
  'searchStagesAndAreas',
  'searchObjects',
  'searchStages',
  'searchStageCounties',
  'searchTags',
  'searchTagsByUrl',
  'searchPremises',
  'searchPremisesTags',
]

const down = ({ faults }: World, operationIds: readonly string[], problemCode?: string): void => {
  for (const operationId of operationIds) {
    faults.set({ operationId, status: 503, ...(problemCode ? { problemCode } : {}) })
  }
}

type Told = Pick<Scenario, 'name' | 'description' | 'group' | 'requirements'> & Partial<Scenario>

/** Operations of a service that answer 503 and nothing else. */
const without = (operationIds: readonly string[], told: Told): Scenario => ({
  ...anywhere,
  startPath: jmse.paths.start,
  ...told,
  apply: (world) => down(world, operationIds),
})

/** Services that answer nothing but errors. */
export const serviceScenarios = {
  'search-down': {
    ...anywhere,
    name: 'Sökningen ligger nere',
    description: 'Every search answers 503 searchServiceDown.',
    group: 'search',
    startPath: jmse.paths.residenceSearch,
    requirements: ['X-018'],
    apply: (world) => down(world, searches, 'searchServiceDown'),
  },
  'search-slow': {
    ...anywhere,
    name: 'Sökningen är långsam',
    description: 'Every search of homes takes three seconds.',
    group: 'search',
    startPath: jmse.paths.residenceSearch,
    requirements: [],
    apply: ({ faults }) => {
      for (const operationId of searches) faults.set({ operationId, delayMs: 3000 })
    },
  },
  'text-search-down': without(['textSearch'], {
    name: 'Textsökningen ligger nere',
    description: 'The search of texts answers 503.',
    group: 'search',
    startPath: jmse.paths.textSearch,
    requirements: ['X-018'],
  }),
  'premises-fail': without(['searchPremises', 'searchPremisesTags'], {
    name: 'Lokalerna går inte att hämta',
    description: 'The search of premises answers 503, and the page shows none.',
    group: 'residence',
    startPath: jmse.paths.premises,
    requirements: ['X-077'],
  }),
  'favourites-fail': without(['getObjectsByIds', 'getStagesByIds'], {
    name: 'Sparade bostäder går inte att hämta',
    description: 'Homes and stages by their ids answer 503.',
    group: 'residence',
    personaId: 'amira',
    startPath: jmse.paths.myResidences,
    requirements: ['X-077'],
  }),
  'visits-fail': without(['getLastVisited', 'getMostVisited'], {
    name: 'Senast besökta går inte att hämta',
    description: 'Last and most visited answer 503, and their rows are left out.',
    group: 'residence',
    requirements: ['X-079'],
  }),
  'explorer-fails': without(['getExplorerData', 'getExplorer360', 'getExternalFile'], {
    name: 'Utforskaren går inte att hämta',
    description: 'What the explorer of a house, the views around and the files need answers 503.',
    group: 'explorer',
    startPath: jmse.paths.residenceSearch,
    requirements: ['X-077'],
  }),
  'errands-fail': {
    ...anywhere,
    name: 'Ärendena går inte att hämta',
    description: 'Errands and inspection rounds answer 503.',
    group: 'errands',
    personaId: 'amira',
    startPath: jmse.paths.myErrands,
    requirements: ['X-055'],
    apply: (world) => down(world, ['getCases', 'getCustomerCases', 'getRounds']),
  },
  'fault-report-empty': {
    ...anywhere,
    name: 'En felanmälan från början',
    description: 'Margareta has two homes and nothing filled in: try to go on without a choice.',
    group: 'errands',
    personaId: 'margareta',
    startPath: jmse.paths.myErrands,
    requirements: ['X-048', 'X-049', 'X-062'],
    apply: () => undefined,
  },
  'notifications-fail': without(['getNotifications'], {
    name: 'Notiserna går inte att hämta',
    description: 'Notifications answer 503, and nobody is told.',
    group: 'notifications',
    personaId: 'amira',
    startPath: jmse.paths.myPages,
    requirements: ['X-017'],
  }),
  'pages-fail': without(['getStartViewModel', 'getViewModel'], {
    name: 'Sidorna går inte att hämta',
    description: 'Every view model answers 503, so that the 500 page shows.',
    group: 'content',
    requirements: ['X-019', 'X-074'],
  }),
  'page-missing': {
    ...anywhere,
    name: 'Sidan finns inte',
    description: 'An address that no page has: the view model comes with 404, and its page is shown.',
    group: 'content',
    startPath: '/finns-inte/',
    requirements: ['X-019', 'X-073'],
    apply: () => undefined,
  },
  'page-needs-login': {
    ...anywhere,
    name: 'Sidan kräver inloggning',
    description: 'A visitor opens My Pages: the view model answers 401, and the login leads back there.',
    group: 'content',
    startPath: jmse.paths.myPages,
    requirements: ['X-072'],
    apply: (world) => {
      world.eid.behaviour = { ...world.eid.behaviour, delaySeconds: 4 }
    },
  },
  'page-forbidden': {
    ...anywhere,
    name: 'Sidan är till för andra',
    description: 'Every page but the start answers 403, as one does that is for somebody else.',
    group: 'content',
    startPath: jmse.paths.myContacts,
    requirements: ['X-072'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getViewModel', status: 403, problemCode: 'forbidden' })
    },
  },
  'images-fail': without(['getResizedImage'], {
    name: 'Bilderna går inte att hämta',
    description: 'Every picture answers 503.',
    group: 'content',
    startPath: jmse.paths.residenceSearch,
    requirements: [],
  }),
  'contact-form-fails': without(['submitContactForm'], {
    name: 'Kontaktformuläret går inte att skicka',
    description: 'The contact form answers 503, and nothing typed is lost.',
    group: 'content',
    requirements: [],
  }),
} satisfies Scenarios
