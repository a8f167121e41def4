import { type Scenarios, anywhere } from './scenario.ts'

/** How the way to the backend behaves. */
export const networkScenarios = {
  'slow-network': {
    ...anywhere,
    name: 'Långsamt nät',
    description: 'Every call waits 1.2 seconds, and its body takes another 0.8.',
    group: 'network',
    requirements: [],
    apply: ({ faults }) => {
      faults.set({ operationId: '*', delayMs: 1200, slowBodyMs: 800 })
    },
  },
  'flaky-network': {
    ...anywhere,
    name: 'Ostadigt nät',
    description: 'One call of five is cut off.',
    group: 'network',
    requirements: ['X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: '*', drop: true, probability: 0.2 })
    },
  },
  'broken-answers': {
    ...anywhere,
    name: 'Trasiga svar',
    description: 'One answer of five breaks off in the middle.',
    group: 'network',
    requirements: ['X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: '*', malformed: true, probability: 0.2 })
    },
  },
} satisfies Scenarios
