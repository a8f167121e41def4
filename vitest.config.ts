import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumArgs, findTestBrowser } from './scripts/setup/chromium.ts'
import { bundledModules } from './tests/support/vitest/bundled-modules.ts'
import { keptModules } from './tests/support/vitest/kept-modules.ts'
import { lateModules } from './tests/support/vitest/late-modules.ts'
import { LongFirst } from './tests/support/vitest/long-first.ts'
import { waitLimit } from './tests/support/wait-limit.ts'

const executablePath = findTestBrowser()
const browserTests = '**/*.browser.test.{ts,tsx}'
const warningTests = 'src/**/every-*.browser.test.tsx'
const elementsInTime = 'tests/support/vitest/elements-in-time.ts'

/** What all tests of logic have in common. */
const inNode = {
  // modules are read once a worker, which is three quarters of the time; what a test changes it puts back
  isolate: false,
  // only against what never ends: a busy machine takes its time
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: waitLimit },
  exclude: [browserTests, 'tests/{e2e,a11y,bench}/**'],
}

const inChromium = () => ({
  extends: 'vite.config.ts' as const,
  plugins: [process.env['VITE_LATE'] ? lateModules() : keptModules(), bundledModules()],
  // of the tests alone: what is met while they run would reload the page under one
  optimizeDeps: { include: ['axe-core', '@guidepup/virtual-screen-reader'] },
  // a page gets files that are transformed as it asks for them
  server: { preTransformRequests: false },
})

/** What all tests of components have in common; Vitest names the browser of each project in it. */
const componentTests = () => ({
  // a page waits for half of its time, mostly for what is asked about every two seconds
  maxWorkers: 5,
  sequence: { groupOrder: 1 },
  // only against what never ends, as above
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // the pages share two cores with the server that compiles for them, and modules come while a test waits
  expect: { poll: waitLimit },
  browser: {
    enabled: true,
    headless: true,
    // the first page waits until all is bundled
    connectTimeout: 300_000,
    provider: playwright({
      // what is pressed or typed into is waited for no longer than what is looked for
      actionTimeout: waitLimit.timeout,
      launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
})

/** Tests of logic run in Node; tests of components, named `*.browser.test.tsx`, in Chromium. */
export default defineConfig({
  test: {
    globalSetup: 'scripts/setup/ensure-generated.ts',
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: ['{mocks,scripts,tests}/**/*.test.ts'],
          // Node reads these modules itself, as it does when they serve: 240 core-seconds for all in Node, 268 by Vite
          experimental: { viteModuleRunner: false },
        },
      },
      // the portal's own modules are Vite's: they ask for `import.meta.env` and `import.meta.glob`
      { test: { ...inNode, name: 'portal', include: ['src/**/*.test.{ts,tsx}'] } },
      {
        ...inChromium(),
        // as the portal ships: React's production code takes a fifth of the processor's time less (docs/testing.md)
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { development: false } },
        test: {
          ...componentTests(),
          name: 'browser',
          include: [browserTests],
          exclude: [...configDefaults.exclude, warningTests],
          setupFiles: [elementsInTime, 'tests/support/vitest/act-in-production.ts'],
        },
      },
      // what React says of a mistake it says in development only: here every page and every frame is shown with it
      {
        ...inChromium(),
        test: {
          ...componentTests(),
          name: 'browser-warnings',
          include: [warningTests],
          setupFiles: [elementsInTime, 'tests/support/vitest/no-owner-stacks.ts'],
        },
      },
    ],
  },
})
