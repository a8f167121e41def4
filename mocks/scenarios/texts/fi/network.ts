import type { networkScenarios } from '../../network.ts'
import type { TextsOf } from '../texts-of.ts'

export const networkTexts: TextsOf<typeof networkScenarios> = {
  'slow-network': {
    name: 'Hidas verkko',
    description: 'Jokainen kutsu odottaa 1,2 sekuntia, ja sisältö vie vielä 0,8.',
  },
  'flaky-network': {
    name: 'Epävakaa verkko',
    description: 'Joka viides kutsu katkeaa.',
  },
  offline: {
    name: 'Ei verkkoa',
    description: 'Jokainen kutsu katkeaa.',
  },
  'broken-answers': {
    name: 'Rikkinäiset vastaukset',
    description: 'Joka viides vastaus katkeaa kesken.',
  },
  'too-many-calls': {
    name: 'Liian monta kutsua',
    description: 'Joka kolmas kutsu hylätään vastauksella 429, yhtenä liikaa.',
  },
}
