import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp } from '../../escape-reg-exp.ts'
import { builds, buildPortal, localBuild } from '../../portal/builds.ts'
import { freePort } from '../../portal/start/free-port.ts'
import { runNode } from '../../processes/run-node.ts'
import { fromPlaywright, type PlaywrightJson } from '../../reports/playwright-report.ts'
import { typesByNode } from '../../testing/browser-tests.ts'
import { judge, type RunTests } from './level.ts'

const limit = 900

export type Journeys = {
  /** Builds the portal as the copy stands, for the mock server and with the backend inside. Answers what went wrong. */
  build: () => Promise<string | undefined>
  /** Runs journeys on what was built last and on the mock server of the copy. */
  run: RunTests
}

/** Journeys in a copy of the project, on ports that no other command takes, each on the builds that its tags name. */
export async function journeysIn(folder: string): Promise<Journeys> {
  const mockPort = await freePort(4510)
  const portalPort = await freePort(5510)
  const file = join(folder, '.cache/planted-playwright.json')
  const env = {
    ...typesByNode,
    NO_COLOR: '1',
    MOCK_PORT: String(mockPort),
    PORTAL_PORT: String(portalPort),
    STATIC_PORT: String(await freePort(portalPort + 1)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  return {
    build: async () => {
      for (const build of [localBuild(mockPort), builds.mocked]) {
        const { code, output } = await buildPortal(build, folder)
        if (code !== 0) return output.trim()
      }
      return undefined
    },
    run: async (files, title) => {
      rmSync(file, { force: true })
      const grep = title === undefined ? [] : ['--grep', escapeRegExp(title)]
      const args = ['test', '--max-failures=1', ...grep, ...files]
      const outcome = await runNode(['node_modules/playwright/cli.js', ...args], { cwd: folder, env, limit })
      const json = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightJson)
      return judge(json ? fromPlaywright(json, folder) : undefined, outcome)
    },
  }
}
