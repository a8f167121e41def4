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
          include: ['{src,mocks,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, 'tests/{e2e,a11y,bench}/**'],
        },
      },
      {
        extends: 'vite.config.ts',
        test: {
          name: 'browser',
          include: [browserTests],
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
