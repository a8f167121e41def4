import { jmse } from '#src/sites/jmse.ts'
import { type Scenarios, anywhere } from './scenario.ts'

/** How a login ends. */
export const sessionScenarios = {
  'session-expires-soon': {
    ...anywhere,
    name: 'Sessionen går snart ut',
    description: 'Time runs thirty times as fast: the hour that a login lasts is over in two minutes.',
    group: 'session',
    personaId: 'amira',
    startPath: jmse.paths.myPages,
    requirements: ['K-042', 'S-017', 'X-076'],
    apply: ({ clock }) => clock.set({ speed: 30 }),
  },
  'token-refresh-fails': {
    ...anywhere,
    name: 'Inloggningen går inte att förnya',
    description: 'A token cannot be refreshed: the call answers 401.',
    group: 'session',
    personaId: 'amira',
    startPath: jmse.paths.myPages,
    requirements: ['X-016'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'refreshToken', status: 401, problemCode: 'tokenExpired' })
    },
  },
} satisfies Scenarios
