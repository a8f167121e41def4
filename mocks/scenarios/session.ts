import { jmse } from '#src/sites/jmse.ts'
import { type Scenarios, anywhere } from './scenario.ts'

const ofAmira = {
  ...anywhere,
  group: 'session',
  personaId: 'amira',
  startPath: jmse.paths.myPages,
} as const

/** The portal sees a token end this long after it was issued: a minute until it warns, two more until it is over. */
const shownLifeSeconds = 3 * 60
/** How long a token lives in the world that issues it (K-042). */
const lifeSeconds = 60 * 60

/** How a login ends. */
export const sessionScenarios = {
  'session-expires-soon': {
    ...ofAmira,
    name: 'The session ends soon',
    description: 'Whoever logs in is warned after a minute without a call, and logged out two minutes later.',
    requirements: ['K-042', 'S-016', 'S-017', 'X-076'],
    // the page counts real time: a world whose clock is behind issues tokens that end sooner there
    apply: ({ clock }) => clock.advance(shownLifeSeconds - lifeSeconds),
  },
  'token-refresh-fails': {
    ...ofAmira,
    name: 'The login cannot be renewed',
    description: 'A token cannot be refreshed: the call answers 401.',
    requirements: ['S-015', 'X-016'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'refreshToken', status: 401, problemCode: 'tokenExpired' })
    },
  },
  'session-ends': {
    ...ofAmira,
    name: 'The session ends and cannot be prolonged',
    description: 'As the session that ends soon, and no token is refreshed: after three minutes it is over.',
    requirements: ['S-015', 'S-017', 'X-016', 'X-076'],
    apply: ({ clock, faults }) => {
      clock.advance(shownLifeSeconds - lifeSeconds)
      faults.set({ operationId: 'refreshToken', status: 401, problemCode: 'tokenExpired' })
    },
  },
  'user-fails': {
    ...ofAmira,
    name: 'The user cannot be fetched',
    description: 'A login works, and then the user answers 503: nobody is logged in.',
    requirements: ['X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getUser', status: 503 })
    },
  },
} satisfies Scenarios
