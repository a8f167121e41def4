import { jmse } from '#src/sites/jmse.ts'
import type { World } from '../state/world.ts'
import { type Scenarios, anywhere } from './scenario.ts'

const startPath = jmse.paths.login

const nobodyApproves = (world: World): void => {
  world.eid.behaviour = { ...world.eid.behaviour, mode: 'manual', personaId: null }
}

/** How the fake e-ID goes on, or does not. */
export const eidScenarios = {
  'eid-manual': {
    ...anywhere,
    name: 'E-legitimation med telefonen',
    description:
      'No order is approved by itself: somebody takes the phone, or picks the order from the list.',
    group: 'eid',
    startPath,
    requirements: ['F-068'],
    apply: nobodyApproves,
  },
  'eid-expires': {
    ...anywhere,
    name: 'Ingen skannar QR-koden',
    description: 'Nobody approves and time runs twenty times as fast: an order gives up after nine seconds.',
    group: 'eid',
    startPath,
    requirements: ['X-032'],
    apply: (world) => {
      nobodyApproves(world)
      world.clock.set({ speed: 20 })
    },
  },
  'eid-start-fails': {
    ...anywhere,
    name: 'E-legitimationen går inte att starta',
    description: 'Every start of a login answers 503.',
    group: 'eid',
    startPath,
    requirements: ['S-023', 'X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'startLogin', status: 503 })
    },
  },
  'eid-poll-fails': {
    ...anywhere,
    name: 'E-legitimationen tappar kontakten',
    description: 'An order starts, and every question for its status is cut off.',
    group: 'eid',
    startPath,
    requirements: ['S-023', 'X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getBankIdLoginStatus', drop: true })
      faults.set({ operationId: 'getBoardMemberLoginStatus', drop: true })
    },
  },
} satisfies Scenarios
