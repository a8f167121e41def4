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
    name: 'The search is down',
    description: 'Every search answers 503 searchServiceDown.',
    group: 'search',
    startPath: jmse.paths.residenceSearch,
    requirements: ['X-018'],
    apply: (world) => down(world, searches, 'searchServiceDown'),
  },
  'search-slow': {
    ...anywhere,
    name: 'The search is slow',
    description: 'Every search of homes takes three seconds.',
    group: 'search',
    startPath: jmse.paths.residenceSearch,
    requirements: [],
    apply: ({ faults }) => {
      for (const operationId of searches) faults.set({ operationId, delayMs: 3000 })
    },
  },
  'text-search-down': without(['textSearch'], {
    name: 'The text search is down',
    description: 'The search of texts answers 503.',
    group: 'search',
    startPath: jmse.paths.textSearch,
    requirements: ['X-018'],
  }),
  'premises-fail': without(['searchPremises', 'searchPremisesTags'], {
    name: 'Premises cannot be fetched',
    description: 'The search of premises answers 503, and the page shows none.',
    group: 'residence',
    startPath: jmse.paths.premises,
    requirements: ['X-077'],
  }),
  'favourites-fail': without(['getObjectsByIds', 'getStagesByIds'], {
    name: 'Saved homes cannot be fetched',
    description: 'Homes and stages by their ids answer 503.',
    group: 'residence',
    personaId: 'amira',
    startPath: jmse.paths.myResidences,
    requirements: ['X-077'],
  }),
  'visits-fail': without(['getLastVisited', 'getMostVisited'], {
    name: 'What was visited last cannot be fetched',
    description: 'Last and most visited answer 503, and their rows are left out.',
    group: 'residence',
    requirements: ['X-079'],
  }),
  'explorer-down': without(['getExplorerData', 'getExplorer360', 'getExternalFile'], {
    name: 'Nothing of the explorer can be fetched',
    description: 'What the explorer of a house, the views around and the files need answers 503.',
    group: 'explorer',
    startPath: jmse.paths.residenceSearch,
    requirements: ['X-077'],
  }),
  'errands-fail': {
    ...anywhere,
    name: 'Cases cannot be fetched',
    description: 'Cases and inspection rounds answer 503.',
    group: 'errands',
    personaId: 'amira',
    startPath: jmse.paths.myErrands,
    requirements: ['X-055'],
    apply: (world) => down(world, ['getCases', 'getCustomerCases', 'getRounds']),
  },
  'fault-report-empty': {
    ...anywhere,
    name: 'A fault report from the beginning',
    description: 'Margareta has two homes and nothing filled in: try to go on without a choice.',
    group: 'errands',
    personaId: 'margareta',
    startPath: jmse.paths.myErrands,
    requirements: ['X-048', 'X-049', 'X-062'],
    apply: () => undefined,
  },
  'notifications-fail': without(['getNotifications'], {
    name: 'Notifications cannot be fetched',
    description: 'Notifications answer 503, and nobody is told.',
    group: 'notifications',
    personaId: 'amira',
    startPath: jmse.paths.myPages,
    requirements: ['X-017'],
  }),
  'pages-fail': without(['getStartViewModel', 'getViewModel'], {
    name: 'Pages cannot be fetched',
    description: 'Every view model answers 503, so that the 500 page shows.',
    group: 'content',
    requirements: ['X-019', 'X-074'],
  }),
  'page-missing': {
    ...anywhere,
    name: 'The page does not exist',
    description: 'An address that no page has: the view model comes with 404, and its page is shown.',
    group: 'content',
    startPath: '/finns-inte/',
    requirements: ['X-019', 'X-073'],
    apply: () => undefined,
  },
  'page-needs-login': {
    ...anywhere,
    name: 'The page asks for a login',
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
    name: 'The page is for others',
    description: 'Every page but the start answers 403, as one does that is for somebody else.',
    group: 'content',
    startPath: jmse.paths.myContacts,
    requirements: ['X-072'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getViewModel', status: 403, problemCode: 'forbidden' })
    },
  },
  'images-fail': without(['getResizedImage'], {
    name: 'Pictures cannot be fetched',
    description: 'Every picture answers 503.',
    group: 'content',
    startPath: jmse.paths.residenceSearch,
    requirements: [],
  }),
  'contact-form-fails': without(['submitContactForm'], {
    name: 'The contact form cannot be sent',
    description: 'The contact form answers 503, and nothing typed is lost.',
    group: 'content',
    requirements: [],
  }),
} satisfies Scenarios
