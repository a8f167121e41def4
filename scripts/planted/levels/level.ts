import type { RanTest, Report } from '../../reports/report.ts'

/** What the tests of a level made of a defect: one failed, all passed, or they could not be run to an end. */
export type Judgement =
  | { at: 'failed'; by: RanTest; output: string }
  | { at: 'passed' }
  | { at: 'stuck'; why: string }

/** Runs some test files on the copy as it stands, or only the test of this title. It may stop at the first failure. */
export type RunTests = (files: readonly string[], title?: string) => Promise<Judgement>

/**
 * What a run comes to.
 *
 * @param report what the runner reported; undefined when it left no report
 */
export function judge(
  report: Report | undefined,
  { code, timedOut, output }: { code: number; timedOut: boolean; output: string },
): Judgement {
  const failed = report?.tests.find(({ outcome }) => outcome === 'failed')
  if (failed) return { at: 'failed', by: failed, output }
  const [broken] = report?.broken ?? []
  if (broken !== undefined) return { at: 'failed', by: outside(broken), output }
  if (timedOut) return { at: 'stuck', why: 'the tests did not end in their time' }
  if (!report) return { at: 'stuck', why: `no report: ${lastLines(output)}` }
  if (code !== 0)
    return { at: 'failed', by: outside(`an error outside the tests: ${lastLines(output)}`), output }
  return { at: 'passed' }
}

/** What broke outside any test; a file that did not load is named before the colon. */
function outside(text: string): RanTest {
  const file = /^(\S+\.test\.tsx?): /.exec(text)?.[1] ?? ''
  return { title: text.split('\n')[0] ?? '', file, outcome: 'failed' }
}

const lastLines = (text: string) => text.trim().split('\n').slice(-3).join(' ').slice(0, 300)
