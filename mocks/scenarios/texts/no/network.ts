import type { networkScenarios } from '../../network.ts'
import type { TextsOf } from '../texts-of.ts'

export const networkTexts: TextsOf<typeof networkScenarios> = {
  'slow-network': {
    name: 'Tregt nett',
    description: 'Hvert kall venter 1,2 sekunder, og innholdet tar 0,8 til.',
  },
  'flaky-network': {
    name: 'Ustabilt nett',
    description: 'Hvert femte kall brytes.',
  },
  offline: {
    name: 'Ikke noe nett',
    description: 'Alle kall brytes.',
  },
  'broken-answers': {
    name: 'Ødelagte svar',
    description: 'Hvert femte svar brytes midt i.',
  },
  'too-many-calls': {
    name: 'For mange kall',
    description: 'Hvert tredje kall avvises med 429, som ett for mye.',
  },
}
