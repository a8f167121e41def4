import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../processes/run-node.ts'
import { fromVitest, type VitestJson } from '../reports/vitest-report.ts'
import { judge, type RunTests } from './level.ts'
import { isComponentTest } from './module-graph.ts'

const limit = 600
/** A test that is slow because the machine is busy has noticed nothing. */
const patienceMs = 30_000

/** Runs test files of Vitest in a copy of the project, in Node or in Chromium as each of them asks for. */
export const vitestIn =
  (folder: string): RunTests =>
  async (files) => {
    const file = join(folder, '.cache/planted-vitest.json')
    rmSync(file, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    // Chromium and its server need not start for tests in Node
    const projects = files.some(isComponentTest) ? [] : ['--project=unit']
    const args = ['run', '--bail=1', `--testTimeout=${patienceMs}`, ...projects, ...reporters, ...files]
    const outcome = await runNode(['node_modules/vitest/vitest.mjs', ...args], {
      cwd: folder,
      limit,
      env: { NO_COLOR: '1' },
    })
    const report =
      existsSync(file) && fromVitest(JSON.parse(readFileSync(file, 'utf8')) as VitestJson, folder)
    return judge(report || undefined, outcome)
  }
