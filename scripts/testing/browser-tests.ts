import { localBuild } from '../portal/builds.ts'
import { freePort } from '../portal/start/free-port.ts'
import { reportFile } from '../reports/read-report.ts'
import { sum, type Tally } from '../reports/tally.ts'
import { ensureTestBrowser } from '../setup/chromium.ts'
import { buildStep } from './build-step.ts'
import { runTestRunner } from './run-test-runner.ts'

/**
 * Lets Node take the types out of journeys, as it does for the mock server, in the place of Playwright's own compiler.
 * Measured once each on 16 journeys with a cold cache: 353 core-seconds and 192 of the clock with it, 386 and 218 without.
 */
export const typesByNode = { PW_DISABLE_TS_ESM: '1' }

/**
 * Builds the portal for a mock server on a free port and walks it in Chromium, and so the build that has the mock
 * backend inside.
 *
 * @param files journeys; all when left out
 */
export async function runBrowserTests(files: readonly string[] = []): Promise<Tally> {
  await ensureTestBrowser()
  const mockPort = await freePort(4110)
  const built = await buildStep(localBuild(mockPort))
  if (built.failures.length > 0) return built
  const portalPort = await freePort(5273)
  const ran = await runTestRunner('playwright', ['node_modules/playwright/cli.js', 'test', ...files], {
    ...typesByNode,
    MOCK_PORT: String(mockPort),
    PORTAL_PORT: String(portalPort),
    STATIC_PORT: String(await freePort(portalPort + 1)),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'),
  })
  return sum([built, ran])
}
