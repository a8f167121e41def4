import { defineConfig } from '@playwright/test'
import { builds, localBuild } from './scripts/portal/builds.ts'
import { chromiumArgs, findTestBrowser } from './scripts/setup/chromium.ts'

// `npm run e2e` picks free ports and builds for them; run by hand, Playwright takes the usual ones and the builds there are
const { MOCK_PORT = '4110', PORTAL_PORT = '5273', STATIC_PORT = '5274' } = process.env
const executablePath = findTestBrowser()

const preview = (outDir: string, port: string) => ({
  command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --outDir ${outDir} --port ${port} --strictPort --host 127.0.0.1`,
  port: Number(port),
})

/** The journeys, against the mock server and as a static build with the mock backend in a service worker. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // two cores share browser, portal and mock server
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  reporter: [
    ['list'],
    ['./tests/support/failure-reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'allow',
    // to record takes a fifth of the time: `npx playwright test --trace retain-on-failure` does for the test in question
    trace: 'off',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: 'server', use: { baseURL: `http://localhost:${PORTAL_PORT}` } },
    {
      name: 'static',
      testMatch: 'e2e/**/*.test.ts',
      // one journey a feature, and what only a backend inside the browser can get wrong; all else is the same wherever the
      // answers come from (docs/testing.md)
      grep: /@static/,
      use: { baseURL: `http://localhost:${STATIC_PORT}` },
    },
  ],
  webServer: [
    { command: `"${process.execPath}" mocks/server.ts --port ${MOCK_PORT}`, port: Number(MOCK_PORT) },
    preview(localBuild(Number(MOCK_PORT)).outDir, PORTAL_PORT),
    preview(builds.mocked.outDir, STATIC_PORT),
  ],
})
