import { jmse } from '#src/sites/jmse.ts'
import type { World } from '../state/world.ts'
import { type Scenarios, anywhere } from './scenario.ts'

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

const down = ({ faults }: World, operationIds: string[], problemCode?: string): void => {
  for (const operationId of operationIds) {
    faults.set({ operationId, status: 503, ...(problemCode ? { problemCode } : {}) })
  }
}

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
  'notifications-fail': {
    ...anywhere,
    name: 'Notiserna går inte att hämta',
    description: 'Notifications answer 503, and nobody is told.',
    group: 'notifications',
    personaId: 'amira',
    startPath: jmse.paths.myPages,
    requirements: ['X-017'],
    apply: (world) => down(world, ['getNotifications']),
  },
  'pages-fail': {
    ...anywhere,
    name: 'Sidorna går inte att hämta',
    description: 'Every view model answers 503, so that the 500 page shows.',
    group: 'content',
    startPath: jmse.paths.start,
    requirements: ['X-074'],
    apply: (world) => down(world, ['getStartViewModel', 'getViewModel']),
  },
} satisfies Scenarios
