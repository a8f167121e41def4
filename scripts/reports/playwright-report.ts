import { join, relative } from 'node:path'
import type { RanTest, Report } from './report.ts'

type Suite = {
  title: string
  file: string
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: string; results?: { error?: { message?: string } }[] }[]
  }[]
  suites?: Suite[]
}

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightJson = {
  /** Its files are named below the folder of the tests. */
  config: { rootDir: string }
  suites: Suite[]
  errors: { message?: string }[]
}

/**
 * Playwright's JSON report, with file names below `root`: a test a project. One that passed only when repeated counts as
 * failed.
 */
export function fromPlaywright(json: PlaywrightJson, root: string): Report {
  const fileOf = (file: string) => relative(root, join(json.config.rootDir, file))
  return {
    tests: json.suites
      .flatMap((file) => testsOf(file, []))
      .map((test) => ({ ...test, file: fileOf(test.file) })),
    broken: json.errors.map(({ message = 'unknown error' }) => message),
  }
}

/** The statuses that are not failures; `unexpected` and `flaky` are. */
const outcomes: Partial<Record<string, RanTest['outcome']>> = { expected: 'passed', skipped: 'skipped' }

function testsOf(suite: Suite, groups: string[]): RanTest[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, results = [] }): RanTest => {
      const reason = results.find(({ error }) => error)?.error?.message
      return {
        title: [...groups, spec.title].join(' '),
        file: spec.file,
        outcome: outcomes[status] ?? 'failed',
        ...(reason === undefined ? {} : { reason }),
      }
    }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title]))]
}
