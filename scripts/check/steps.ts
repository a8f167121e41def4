/** One check: what it holds, and the tool that judges, run in Node from the root folder. Its exit code is the verdict. */
export type Step = {
  name: string
  about: string
  run: string[]
  /** Others read what it may write. */
  isFirst?: boolean
}

const cli = 'scripts/cli.ts'

/** Everything `npm run check` holds, in the order it begins. Names are what `npm run check <name>` takes. */
export const steps: Step[] = [
  {
    name: 'generated',
    about: 'what is generated fits the contracts',
    run: [cli, 'generate', '--check'],
    isFirst: true,
  },
  { name: 'contracts', about: 'the contracts keep their rules', run: [cli, 'contracts-lint'] },
  { name: 'released', about: 'nothing breaks the last release', run: [cli, 'contracts-diff'] },
  {
    name: 'types',
    about: 'the types hold',
    run: ['node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.json'],
  },
  {
    name: 'lint',
    about: 'the code keeps its rules',
    run: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  },
  { name: 'format', about: 'the code is formatted', run: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  {
    name: 'borders',
    about: 'nobody imports across a border',
    run: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      'src',
      'mocks',
      'scripts',
      'tests',
      'generated',
    ],
  },
  {
    name: 'unused',
    about: 'nothing is exported, installed or kept for nobody',
    run: ['node_modules/knip/bin/knip.js'],
  },
  { name: 'messages', about: 'each message stands in each language and is used', run: [cli, 'messages'] },
]
