import { relative } from 'node:path'
import type { RanTest, Report } from './report.ts'

/** The part of Vitest's JSON report that is read here. */
export type VitestJson = {
  testResults: {
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/** Vitest's JSON report, with file names below `root`. */
export function fromVitest(json: VitestJson, root: string): Report {
  const tests = json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages: [reason] = [] }): RanTest => ({
      title: fullName.trim(),
      file: relative(root, name),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      ...(reason === undefined ? {} : { reason }),
    })),
  )
  const broken = json.testResults
    .filter(
      (file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed'),
    )
    .map((file) => `${relative(root, file.name)}: ${file.message}`)
  return { tests, broken }
}
