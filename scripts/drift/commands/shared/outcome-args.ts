import type { ArgsDef } from 'citty'
import { levels } from '../../rules/rule.ts'

/** What every command takes that reports findings. */
export const outcomeArgs = {
  'fail-on': {
    type: 'enum',
    options: [...levels],
    description: 'The least level that gives exit code 1 (breaking, where the configuration says nothing)',
  },
  config: {
    type: 'string',
    description: 'Levels and accepted findings (portal-contracts.yaml, where there is one)',
  },
  answers: {
    type: 'string',
    description: 'Answers to what the contract assumes (portal-answers.yaml, where there is one)',
  },
  report: { type: 'string', description: 'KIND or KIND=FILE, as often as you like' },
  all: { type: 'boolean', default: false, description: 'Show what is safe, and remarks, too' },
} satisfies ArgsDef
