import { defineConfig } from '@playwright/test'
import { builds, localBuild } from './scripts/portal/builds.ts'
import { chromiumArgs, findTestBrowser } from './scripts/setup/chromium.ts'

// `npm run e2e` picks free ports and builds for them; run by hand, Playwright takes the usual ones and the builds there are
const { MOCK_PORT = '4110', PORTAL_PORT = '5273', STATIC_PORT = '5274' } = process.env
const executablePath = findTestBrowser()
// three servers of one store behind a balancer (`npm run bench:many journeys`), or one
const isMany = process.env['MOCK_SERVERS'] !== undefined
const mock = isMany ? 'tests/support/many/balanced.ts' : 'mocks/server.ts --no-draw-ahead'

const preview = (outDir: string, port: string) => ({
  command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --outDir ${outDir} --port ${port} --strictPort --host 127.0.0.1`,
  port: Number(port),
})

const server = { baseURL: `http://localhost:${PORTAL_PORT}` }

const withArgs = (...args: string[]) => ({ args, ...(executablePath && { executablePath }) })

// to draw pictures, and to show them, is a tenth of the time; few journeys look at one (docs/testing.md)
const withoutPictures = withArgs(...chromiumArgs, '--blink-settings=imagesEnabled=false')

const inside = {
  testMatch: 'e2e/**/*.test.ts',
  // what only a backend inside the browser can get wrong, and one journey a feature
  use: { baseURL: `http://localhost:${STATIC_PORT}` },
}

/** The journeys, against the mock server and as a static build with the mock backend in a service worker. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.test.ts', 'a11y/**/*.test.ts'],
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // only against what never ends: a busy machine takes its time
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // a journey waits for a third of its time, and two of them leave two cores idle for a fifth of it
  workers: 3,
  fullyParallel: true,
  reporter: [
    ['list'],
    ['./tests/support/journey/failure-reporter.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : []),
  ],
  use: {
    browserName: 'chromium',
    serviceWorkers: 'allow',
    // to record takes a fifth of the time: `npx playwright test --trace retain-on-failure` does for the test in question
    trace: 'off',
    launchOptions: withArgs(...chromiumArgs),
  },
  projects: [
    // few journeys look at pictures, and each worker begins a browser: with up to three a build they took 47 core-seconds instead of 36
    { name: 'pictures', grep: /@pictures/, grepInvert: /@static(?!.*@server)/, use: server, workers: 1 },
    { ...inside, name: 'static-pictures', grep: /(?=.*@static)(?=.*@pictures)/s, workers: 1 },
    {
      name: 'server',
      grepInvert: isMany ? /@pictures/ : [/@pictures/, /@static(?!.*@server)/],
      use: { ...server, launchOptions: withoutPictures },
    },
    {
      ...inside,
      name: 'static',
      grep: /@static/,
      grepInvert: /@pictures/,
      use: { ...inside.use, launchOptions: withoutPictures },
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" ${mock} --port ${MOCK_PORT}`,
      port: Number(MOCK_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      // three of them and a store may take a busy machine longer than the minute that is usual
      timeout: 180_000,
    },
    preview(localBuild(Number(MOCK_PORT)).outDir, PORTAL_PORT),
    preview(builds.mocked.outDir, STATIC_PORT),
  ],
})
