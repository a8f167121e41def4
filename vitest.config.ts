import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/setup/chromium.ts'

const executablePath = findChromium()
const browserTests = '**/*.browser.test.{ts,tsx}'

/** Packages that component tests reach only by way of a dynamic import. */
const metByTests = [
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'clsx',
  'cookie',
  'jose',
  'openapi-fetch',
  'qrcode',
  'react-aria-components/ComboBox',
  'react-aria-components/Dialog',
  'react-aria-components/I18nProvider',
  'react-aria-components/Modal',
  'react-aria-components/NumberField',
  'react-aria-components/Popover',
  'react-aria-components/Slider',
  'react-aria-components/Tabs',
  'react-aria-components/Toast',
  'react-dom/client',
  'react-hook-form',
  'use-intl',
  'zod/mini',
]

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
        // what Vite first met in the middle of a test would make it reload the page under the test
        optimizeDeps: { include: metByTests },
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
