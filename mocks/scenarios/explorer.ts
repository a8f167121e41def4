import { jmse } from '#src/sites/jmse.ts'
import { type Scenarios, anywhere } from './scenario.ts'

const strandangen = '/bostader/nacka/ekbacken/brf-strandangen/'

/** The facade picker and the tours without their data or their files. */
export const explorerScenarios = {
  'explorer-fails': {
    ...anywhere,
    name: 'The facade picker cannot be fetched',
    description:
      'The data of the facade picker answer 503: the picker is left out, the table of homes stays.',
    group: 'explorer',
    siteKey: jmse.key,
    startPath: strandangen,
    requirements: ['X-077'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getExplorerData', status: 503 })
    },
  },
  'tour-fails': {
    ...anywhere,
    name: 'The tour cannot be fetched',
    description: 'The 360 model of every home answers 404.',
    group: 'explorer',
    siteKey: jmse.key,
    startPath: strandangen,
    requirements: ['X-077', 'S-089'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getExplorer360', status: 404 })
    },
  },
  'explorer-files-slow': {
    ...anywhere,
    name: 'Pictures of the tour take their time',
    description: 'Each picture of the picker and the tour takes four seconds.',
    group: 'explorer',
    siteKey: jmse.key,
    startPath: strandangen,
    requirements: ['F-148'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getExternalFile', delayMs: 4000 })
    },
  },
} satisfies Scenarios
