import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../../processes/run-node.ts'
import type { RanTest } from '../../reports/report.ts'
import { fromVitest, type VitestJson } from '../../reports/vitest-report.ts'
import { judge, type RunTests } from './level.ts'
import { isComponentTest } from '../module-graph.ts'

const limit = 600
/** A test that is slow because the machine is busy has noticed nothing. */
const testTimeoutMs = 30_000

export type Vitest = {
  run: RunTests
  /** Runs all of these files, whatever fails, and answers with their tests; what did not load has none. */
  all: (files: readonly string[]) => Promise<RanTest[]>
}

/** Runs test files of Vitest in a copy of the project, in Node or in Chromium as each of them asks for. */
export function vitestIn(folder: string): Vitest {
  const file = join(folder, '.cache/planted-vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const start = async (files: readonly string[], more: string[]) => {
    rmSync(file, { force: true })
    // Chromium and its server need not start for tests in Node
    const projects = files.some(isComponentTest) ? [] : ['--project=!browser*']
    const args = ['run', `--testTimeout=${testTimeoutMs}`, ...more, ...projects, ...reporters, ...files]
    const options = { cwd: folder, limit, env: { NO_COLOR: '1' } }
    const outcome = await runNode(['node_modules/vitest/vitest.mjs', ...args], options)
    const json = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as VitestJson)
    return { outcome, report: json ? fromVitest(json, folder) : undefined }
  }
  return {
    run: async (files) => {
      const { report, outcome } = await start(files, ['--bail=1'])
      return judge(report, outcome)
    },
    all: async (files) => (await start(files, [])).report?.tests ?? [],
  }
}
