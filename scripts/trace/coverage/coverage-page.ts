import { join } from 'node:path'
import { root } from '../../generate/paths.ts'
import { readRequirements } from '../requirements.ts'
import { readCapabilities } from './capabilities.ts'
import { type Covered, cover } from './coverage.ts'
import { mentions } from './mentions.ts'
import { operationsById } from './operations.ts'

export const coverageFile = join(root, 'docs/coverage.md')

const intro = `# Coverage

Each capability of the three documents by its line: the parts of the portal that show it, the calls of the contracts that serve it, and the tests that prove it. Of each the three that name most of the requirements of the line ([capabilities](capabilities.md)) stand here, of tests those first that few others share an id with; \`none\` is what the portal does without a call. Written by \`npm run trace -- --table\` from what code, contracts and tests name; that the tests pass is for \`npm run trace\` after a run to say. \`tests/architecture/coverage.test.ts\` holds each row to the truth.
`

/** Every capability with where it is shown, called and proven, by the documents. */
export function readCoverage(): { heading: string; rows: Covered[] }[] {
  const evidence = {
    portal: mentions('portal'),
    tests: mentions('tests'),
    operations: operationsById(readRequirements()),
  }
  return readCapabilities().map(({ heading, capabilities }) => ({
    heading,
    rows: capabilities.map((one) => cover(one, evidence)),
  }))
}

/** The page docs/coverage.md. */
export function coveragePage(documents: ReturnType<typeof readCoverage>): string {
  const parts = documents.map(({ heading, rows }) =>
    [
      `## ${heading}`,
      '',
      '| Line | Capability | Screen | Call | Test |',
      '|---|---|---|---|---|',
      ...rows.map(
        ({ line, begins, screens, calls, tests }) =>
          `| ${[line, begins, coded(screens), coded(calls), coded(tests)].join(' | ')} |`,
      ),
      '',
    ].join('\n'),
  )
  return [intro, ...parts].join('\n')
}

const coded = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' ')

/** The rows that lack something, a sentence each. */
export const lackingRows = (documents: ReturnType<typeof readCoverage>): string[] =>
  documents.flatMap(({ rows }) =>
    rows.flatMap(({ line, screens, tests }) => [
      ...(screens.length === 0 ? [`${line} is shown nowhere`] : []),
      ...(tests.length === 0 ? [`${line} is proven nowhere`] : []),
    ]),
  )
