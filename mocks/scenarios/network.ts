import { type Scenarios, anywhere } from './scenario.ts'

const everything = '*'

/** How the way to the backend behaves. */
export const networkScenarios = {
  'slow-network': {
    ...anywhere,
    name: 'Slow network',
    description: 'Every call waits 1.2 seconds, and its body takes another 0.8.',
    group: 'network',
    requirements: [],
    apply: ({ faults }) => {
      faults.set({ operationId: everything, delayMs: 1200, slowBodyMs: 800 })
    },
  },
  'flaky-network': {
    ...anywhere,
    name: 'Unsteady network',
    description: 'One call of five is cut off.',
    group: 'network',
    requirements: ['X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: everything, drop: true, probability: 0.2 })
    },
  },
  offline: {
    ...anywhere,
    name: 'No network',
    description: 'Every call is cut off.',
    group: 'network',
    requirements: ['X-001', 'X-070', 'X-074'],
    apply: ({ faults }) => {
      faults.set({ operationId: everything, drop: true })
    },
  },
  'broken-answers': {
    ...anywhere,
    name: 'Broken answers',
    description: 'One answer of five breaks off in the middle.',
    group: 'network',
    requirements: ['X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: everything, malformed: true, probability: 0.2 })
    },
  },
  'too-many-calls': {
    ...anywhere,
    name: 'Too many calls',
    description: 'One call of three is refused with 429 for being one too many.',
    group: 'network',
    requirements: ['X-001'],
    apply: ({ faults }) => {
      faults.set({ operationId: everything, status: 429, probability: 0.33 })
    },
  },
} satisfies Scenarios
