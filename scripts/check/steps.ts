import { uncollected } from '../processes/uncollected.ts'

/** One check: what it holds, and the tool that judges, run in Node from the root folder. Its exit code is the verdict. */
export type Step = {
  name: string
  about: string
  run: string[]
  /** Others read what it may write. */
  isFirst?: boolean
  env?: Record<string, string>
  /** Whether the verdict may depend on a file, named from the root. In doubt it does. */
  reads: (file: string) => boolean
}

const cli = 'scripts/cli.ts'

/** Folders, and with them every file of the root: what is configured, installed and called how stands there. */
const within =
  (...folders: string[]) =>
  (file: string): boolean =>
    !file.includes('/') || folders.some((folder) => file.startsWith(`${folder}/`))

const isProse = (file: string): boolean => file.startsWith('docs/') || file.endsWith('.md')

/** All but what people read, and contracts: of these, tools see what is generated. */
const code = (file: string): boolean => !isProse(file) && !file.startsWith('contracts/')

/** Everything `npm run check` holds, in the order it begins. Names are what `npm run check <name>` takes. */
export const steps: Step[] = [
  {
    name: 'generated',
    about: 'what is generated fits the contracts',
    run: [cli, 'generate', '--check'],
    isFirst: true,
    // what is generated calls a function of src/api, which orval looks at
    reads: within('contracts', 'generated', 'scripts', 'src/api'),
  },
  {
    name: 'contracts',
    about: 'the contracts keep their rules',
    run: [cli, 'contracts-lint'],
    reads: within('contracts', 'scripts'),
  },
  {
    name: 'released',
    about: 'nothing breaks the last release',
    run: [cli, 'contracts-diff'],
    reads: within('contracts', 'generated', 'scripts'),
  },
  {
    name: 'types',
    about: 'the types hold',
    run: [
      'node_modules/typescript7/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/check/types.tsbuildinfo',
      '--pretty',
      'false',
      // four, as it has without this, read the same types four times: 30 core-seconds instead of 15
      '--checkers',
      '1',
      '-p',
      'tsconfig.json',
    ],
    env: uncollected,
    reads: code,
  },
  {
    name: 'lint',
    about: 'the code keeps its rules',
    run: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    env: uncollected,
    reads: code,
  },
  {
    name: 'format',
    about: 'the code is formatted, as npm run format does it',
    run: ['node_modules/oxfmt/bin/oxfmt', '--check'],
    reads: () => true,
  },
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
    reads: code,
  },
  {
    name: 'unused',
    about: 'nothing is exported, installed or kept for nobody',
    run: ['node_modules/knip/bin/knip.js'],
    reads: code,
  },
  {
    name: 'messages',
    about: 'each message stands in each language and is used',
    run: [cli, 'messages'],
    reads: within('src', 'scripts'),
  },
  {
    name: 'baseline',
    about: 'what not all browsers have has a fallback',
    run: [cli, 'baseline'],
    env: uncollected,
    reads: within('src', 'generated', 'scripts'),
  },
]
