import { jmse } from '#src/sites/jmse.ts'
import type { components } from '#gen/mock_control/types.ts'
import type { World } from '../state/world.ts'
import { redirectScenarios } from './eid-redirects.ts'
import { type Scenario, type Scenarios, anywhere } from './scenario.ts'

type Failure = components['schemas']['EidFailure']

const atLogin = { ...anywhere, group: 'eid', startPath: jmse.paths.login } as const

const nobodyApproves = (world: World): void => {
  world.eid.behaviour = { ...world.eid.behaviour, mode: 'manual', personaId: null }
}

const approvedAfter =
  (delaySeconds: number) =>
  (world: World): void => {
    world.eid.behaviour = { ...world.eid.behaviour, delaySeconds }
  }

/** Every order fails like this by itself, a few seconds after it was started. */
const fails = (
  hintCode: Failure,
  rest: Pick<Scenario, 'name' | 'description' | 'requirements'>,
): Scenario => ({
  ...atLogin,
  ...rest,
  apply: (world) => {
    world.eid.behaviour = { mode: 'manual', personaId: null, delaySeconds: 6 }
    world.eid.endAllWith(hintCode)
  },
})

/** Somebody's login, approved by itself after four seconds. */
const logsIn = (
  personaId: string,
  rest: Pick<Scenario, 'name' | 'description' | 'requirements'>,
): Scenario => ({
  ...atLogin,
  ...rest,
  personaId,
  apply: approvedAfter(4),
})

/** How the fake e-ID goes on, or does not, and what a login then comes to. */
export const eidScenarios = {
  'eid-manual': {
    ...atLogin,
    name: 'e-ID with the phone',
    description:
      'No order is approved by itself: somebody takes the phone at /phone, or picks the order from the list.',
    requirements: ['F-068', 'S-020', 'X-013', 'X-063'],
    apply: nobodyApproves,
  },
  'eid-approved': logsIn('amira', {
    name: 'The e-ID is approved by itself',
    description: 'Amira approves every order after four seconds, and is logged in.',
    requirements: ['F-068', 'S-021', 'X-013'],
  }),
  'eid-slow': {
    ...atLogin,
    name: 'The e-ID takes its time',
    description: 'Amira takes a minute to approve; the code is renewed meanwhile without a word.',
    personaId: 'amira',
    requirements: ['F-068', 'S-020', 'X-013'],
    apply: approvedAfter(60),
  },
  'eid-two-boards': logsIn('bo', {
    name: 'Two associations to choose from',
    description: 'Bo logs in to the board portal, sits on two boards and is asked which.',
    requirements: ['S-025', 'X-012', 'X-067'],
  }),
  'eid-no-board': logsIn('amira', {
    name: 'Not on any board',
    description: 'Amira logs in to the board portal and sits on no board.',
    requirements: ['X-004'],
  }),
  'eid-ongoing-purchase': logsIn('linnea', {
    name: 'A purchase waits after the login',
    description: 'Linnea has a booking under way, which the login tells her of.',
    requirements: ['X-011'],
  }),
  'eid-first-login': logsIn('ylva', {
    name: 'The first login with an e-ID',
    description: 'Ylva bought at the sales office: her first login makes her account.',
    requirements: ['S-021'],
  }),
  'eid-unknown-person': logsIn('lucas', {
    name: 'The personal number is not known',
    description: 'Lucas identifies himself, and nobody knows his number.',
    requirements: ['X-008', 'X-028'],
  }),
  'eid-deceased': logsIn('axel', {
    name: 'Login of somebody who has died',
    description: 'Axel has died: the login answers with the general error.',
    requirements: ['X-014', 'X-027'],
  }),
  'eid-expires': fails('startFailed', {
    name: 'Nobody scans the QR code',
    description: 'Nobody scans the code, and the wait is over after six seconds instead of three minutes.',
    requirements: ['X-032'],
  }),
  'eid-app-silent': fails('expiredTransaction', {
    name: 'The e-ID does not answer',
    description: 'The app has the order, and nothing comes of it.',
    requirements: ['X-032'],
  }),
  'eid-cancelled': fails('userCancel', {
    name: 'The user cancels in the app',
    description: 'The order is cancelled in the app after six seconds: no error, and the choice shows again.',
    requirements: ['X-009', 'X-030'],
  }),
  'eid-replaced': fails('cancelled', {
    name: 'A new identification replaces this one',
    description: 'The order ends because its user started another one.',
    requirements: ['X-009'],
  }),
  'eid-blocked': fails('certificateErr', {
    name: 'Blocked e-ID',
    description: 'The e-ID is blocked or too old.',
    requirements: ['X-034'],
  }),
  'eid-in-progress': fails('alreadyInProgress', {
    name: 'An identification is under way already',
    description: 'Somebody with the same number is identifying themselves already; both orders end.',
    requirements: ['X-031'],
  }),
  'eid-old-app': fails('notSupportedByUserApp', {
    name: 'The app is too old',
    description: 'The app is too old for what is asked, which has no words of its own.',
    requirements: ['X-014', 'X-027'],
  }),
  'eid-risk': fails('transactionRiskBlocked', {
    name: 'The bank stops the identification',
    description: 'The order is stopped as too risky, which has no words of its own.',
    requirements: ['X-014', 'X-027'],
  }),
  'eid-wrong-person': fails('ssnnomatch', {
    name: 'The wrong person identifies themselves',
    description: 'Somebody else than the one who was asked approves.',
    requirements: ['X-023'],
  }),
  'eid-wrong-number': {
    ...atLogin,
    name: 'Wrong personal number',
    description: 'Type 19900101-2386 in the form for developers: its control digit is wrong.',
    requirements: ['X-005', 'F-065'],
    apply: nobodyApproves,
  },
  'email-only-eid': {
    ...atLogin,
    name: 'The account asks for an e-ID',
    description: 'Henrik logs in by email (henrik.dahlman@example.com, bara-bankid) and is sent to the e-ID.',
    personaId: 'henrik',
    requirements: ['X-007'],
    apply: approvedAfter(4),
  },
  'email-wrong-password': {
    ...atLogin,
    name: 'Wrong password',
    description: 'Tove has no e-ID: try tove.granlund@example.com with another password than utan-e-leg.',
    personaId: 'tove',
    requirements: ['X-006'],
    apply: nobodyApproves,
  },
  'eid-missing': {
    ...atLogin,
    name: 'Account without e-ID',
    description:
      'Tove logs in by email (tove.granlund@example.com, utan-e-leg); a fault report first asks for her BankID.',
    personaId: 'tove',
    requirements: ['S-027', 'X-064', 'X-065', 'X-066'],
    apply: nobodyApproves,
  },
  'eid-start-fails': {
    ...atLogin,
    name: 'The e-ID cannot be started',
    description: 'Every start of a login answers 503.',
    requirements: ['S-023', 'X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'startLogin', status: 503 })
    },
  },
  'eid-poll-fails': {
    ...atLogin,
    name: 'The e-ID loses its connection',
    description: 'An order starts, and every question for its status is cut off.',
    requirements: ['S-023', 'X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getBankIdLoginStatus', drop: true })
      faults.set({ operationId: 'getBoardMemberLoginStatus', drop: true })
    },
  },
  ...redirectScenarios,
} satisfies Scenarios
