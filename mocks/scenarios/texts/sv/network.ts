import type { networkScenarios } from '../../network.ts'
import type { TextsOf } from '../texts-of.ts'

export const networkTexts: TextsOf<typeof networkScenarios> = {
  'slow-network': {
    name: 'Långsamt nät',
    description: 'Varje anrop väntar 1,2 sekunder, och innehållet tar ytterligare 0,8.',
  },
  'flaky-network': {
    name: 'Ostadigt nät',
    description: 'Vart femte anrop bryts.',
  },
  offline: {
    name: 'Inget nät',
    description: 'Alla anrop bryts.',
  },
  'broken-answers': {
    name: 'Trasiga svar',
    description: 'Vart femte svar bryts mitt i.',
  },
  'too-many-calls': {
    name: 'För många anrop',
    description: 'Vart tredje anrop nekas med 429, som ett för mycket.',
  },
}
