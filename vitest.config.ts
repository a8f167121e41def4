import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findTestBrowser } from './scripts/setup/chromium.ts'

const executablePath = findTestBrowser()
const browserTests = '**/*.browser.test.{ts,tsx}'

/** Tests of logic run in Node; tests of components, named `*.browser.test.tsx`, in Chromium. */
export default defineConfig({
  test: {
    globalSetup: 'scripts/setup/ensure-generated.ts',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // modules are read once a worker, which is three quarters of the time; what a test changes it puts back
          isolate: false,
          // only against what never ends: a busy machine takes its time
          testTimeout: 20_000,
          include: ['{src,mocks,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, 'tests/{e2e,a11y,bench}/**'],
        },
      },
      {
        extends: 'vite.config.ts',
        // of the tests alone: what is met while they run would reload the page under one
        optimizeDeps: { include: ['axe-core'] },
        test: {
          name: 'browser',
          include: [browserTests],
          // a page waits for half of its time, mostly for what is asked about every two seconds
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // only against what never ends, as above
          testTimeout: 60_000,
          // four pages share two cores with the server that compiles for them
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
