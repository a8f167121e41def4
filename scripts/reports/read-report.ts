import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../generate/paths.ts'
import { type PlaywrightJson, fromPlaywright } from './playwright-report.ts'
import type { Report } from './report.ts'
import { type VitestJson, fromVitest } from './vitest-report.ts'

export type Runner = 'vitest' | 'playwright'

/** Where a runner writes its report of the last whole run. */
export const reportFile = (runner: Runner): string => join(root, 'reports', `${runner}.json`)

/** The report of a runner's last whole run; undefined when there was none. */
export function readReport(runner: Runner): Report | undefined {
  if (!existsSync(reportFile(runner))) return undefined
  const json: unknown = JSON.parse(readFileSync(reportFile(runner), 'utf8'))
  return runner === 'vitest'
    ? fromVitest(json as VitestJson, root)
    : fromPlaywright(json as PlaywrightJson, root)
}
