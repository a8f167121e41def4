import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builds, buildPortal, localBuild } from '../portal/builds.ts'
import { freePort } from '../portal/free-port.ts'
import { runNode } from '../processes/run-node.ts'
import { fromPlaywright, type PlaywrightJson } from '../reports/playwright-report.ts'
import { judge, type RunTests } from './level.ts'

const limit = 900

export type Journeys = {
  /** Builds the portal as the copy stands. Answers what went wrong. */
  build: () => Promise<string | undefined>
  /** Runs journeys on what was built last and on the mock server of the copy. */
  run: RunTests
}

/** Journeys in a copy of the project, on ports that no other command takes. They run on the server build. */
export async function journeysIn(folder: string): Promise<Journeys> {
  const mockPort = await freePort(4510)
  const portalPort = await freePort(5510)
  const file = join(folder, '.cache/planted-playwright.json')
  const env = {
    NO_COLOR: '1',
    MOCK_PORT: String(mockPort),
    PORTAL_PORT: String(portalPort),
    STATIC_PORT: String(await freePort(portalPort + 1)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  // Playwright starts a server for the static build too, which no journey of this project asks for
  const unused = join(folder, builds.mocked.outDir)
  mkdirSync(unused, { recursive: true })
  writeFileSync(join(unused, 'index.html'), '')
  return {
    build: async () => {
      const { code, output } = await buildPortal(localBuild(mockPort), folder)
      return code === 0 ? undefined : output.trim()
    },
    run: async (files, title) => {
      rmSync(file, { force: true })
      const grep = title === undefined ? [] : ['--grep', asPattern(title)]
      const args = ['test', '--project=server', '--max-failures=1', ...grep, ...files]
      const outcome = await runNode(['node_modules/playwright/cli.js', ...args], { cwd: folder, env, limit })
      const json = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightJson)
      return judge(json ? fromPlaywright(json, folder) : undefined, outcome)
    },
  }
}

/** Playwright takes a title to look for as a pattern. */
const asPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
