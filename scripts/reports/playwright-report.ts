import type { RanTest, Report } from './report.ts'

type Suite = {
  title: string
  file: string
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[]
  suites?: Suite[]
}

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightJson = { suites: Suite[]; errors: { message?: string }[] }

/** Playwright's JSON report: a test a project. One that passed only when repeated counts as failed. */
export function fromPlaywright(json: PlaywrightJson): Report {
  return {
    tests: json.suites.flatMap((file) => testsOf(file, [])),
    broken: json.errors.map(({ message = 'unknown error' }) => message),
  }
}

function testsOf(suite: Suite, groups: string[]): RanTest[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status }): RanTest => ({
      title: [...groups, spec.title].join(' '),
      file: spec.file,
      outcome: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title]))]
}
