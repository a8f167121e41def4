import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import compileMessage from 'icu-minify/compile'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { contentPolicy } from './scripts/portal/headers/content-policy.ts'
import { devHeaders } from './scripts/portal/headers/dev-headers-plugin.ts'
import { firstFiles } from './scripts/portal/first-loads/first-files.ts'
import { firstPaint } from './scripts/portal/first-loads/first-paint-plugin.ts'
import { hostFiles } from './scripts/portal/headers/host-files-plugin.ts'
import { offlineShell } from './scripts/portal/offline-shell-plugin.ts'

// literals at build time: code behind a flag that is off leaves the build whole
const flags = ['VITE_MOCKS', 'VITE_DEMO']
const isOn = (flag: string) => process.env[flag] === '1'

/**
 * Packages that some page reaches only by way of a dynamic import. What Vite first met while it serves would make it
 * bundle again and reload the page, which costs seconds at the first start and breaks a test in the middle.
 */
const metLater = [
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'clsx',
  'cookie',
  'ics',
  'idb',
  'jose',
  'leaflet',
  'openapi-fetch',
  'pannellum',
  'qr',
  'qr/decode.js',
  'react-aria-components/ComboBox',
  'react-aria-components/Dialog',
  'react-aria-components/I18nProvider',
  'react-aria-components/ListBox',
  'react-aria-components/Modal',
  'react-aria-components/NumberField',
  'react-aria-components/Popover',
  'react-aria-components/Slider',
  'react-aria-components/Tabs',
  'react-aria-components/Toast',
  'react-dom/client',
  'react-hook-form',
  'rou3',
  'supercluster',
  'use-intl',
  'web-vitals',
  'zod/mini',
]

export default defineConfig({
  resolve: {
    // React itself has what the shim stands in for
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  plugins: [
    // tests of single components need no route tree
    !process.env.VITEST && routes(),
    react(),
    tailwindcss(),
    compiledMessages(),
    routesWithoutLink(),
    { ...optimizeLocales.vite({ locales: ['sv-SE', 'en-US', 'nb-NO', 'fi-FI'] }), enforce: 'pre' },
    // the plugin emits the worker file, which a production build must not have
    isOn('VITE_MOCKS') && msw({ mode: 'worker-only' }),
    isOn('VITE_MOCKS') && !process.env.VITEST && offlineShell(),
    firstPaint({
      // in a mocked build the answers come from a worker that the portal itself starts
      entry: isOn('VITE_MOCKS') ? undefined : 'src/first-paint/first-paint.ts',
      env: {
        VITE_API_BASE: process.env.VITE_API_BASE ?? '',
        VITE_API_PORT: process.env.VITE_API_PORT ?? '4010',
        VITE_MOCKS: '',
        VITE_DEMO: isOn('VITE_DEMO') ? '1' : '',
      },
      policy: (inline) => contentPolicy(inline, process.env),
    }),
    hostFiles(),
    // pages of tests bring scripts of their own
    !process.env.VITEST && devHeaders(),
  ],
  define: Object.fromEntries(
    flags.map((flag) => [`import.meta.env.${flag}`, JSON.stringify(isOn(flag) ? '1' : '')]),
  ),
  optimizeDeps: { include: metLater },
  build: {
    chunkSizeWarningLimit: 1000,
    // every browser that the portal is for knows how to load ahead
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // schemas that no page uses would stay in the build, because making one is a call
      treeshake: {
        manualPureFunctions: ['z'],
        // nor does it do anything to look at a property
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: { groups: [firstFiles()] },
        // every file names those it may load later; what they hold is in the manifest
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
})

function routes() {
  return tanstackRouter({
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/app/route-tree.gen.ts',
    autoCodeSplitting: true,
    addExtensions: true,
    routeFileIgnorePattern: '[.]test[.]',
    tmpDir: 'node_modules/.tmp/routes',
  })
}

/** Texts are parsed here and not in the browser, which then needs no ICU parser (some 10 kB less to load). */
function compiledMessages(): Plugin {
  const compile = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compile(inner)]))
      : compileMessage(String(value))
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    }),
    transform: {
      filter: { id: /\/messages\.\w+\.json$/ },
      handler: (code) => JSON.stringify(compile(JSON.parse(code))),
    },
    // the page puts them in the place of those it shows (src/i18n/feature-texts.ts); it need not be loaded anew
    async hotUpdate({ file, read }) {
      const [, feature, language] = /([\w-]+)\/messages\.(\w+)\.json$/.exec(file) ?? []
      if (!feature) return undefined
      const { hot } = this.environment
      // takes away what was said of an earlier version
      hot.send({ type: 'update', updates: [] })
      const texts = compile(JSON.parse(await read()))
      hot.send('texts:saved', { feature, language, texts })
      return []
    },
  }
}

/**
 * Every route of the router has a `Link` of its own, so each page would begin with TanStack's links (2 kB), which the few
 * that need them import by name; those of content and menus are the portal's (`src/i18n/local-link.tsx`). In a build a
 * route's own says so; `tests/architecture/route-links.test.ts` sees that nobody asks for it.
 */
function routesWithoutLink(): Plugin {
  const noLink = '\0no-link'
  return {
    name: 'routes-without-link',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/link\.js$/ },
      handler: (_, importer = '') =>
        importer.endsWith('@tanstack/react-router/dist/esm/route.js') ? noLink : undefined,
    },
    load: {
      filter: { id: /^\0no-link$/ },
      handler: () =>
        `export const Link = () => { throw new Error('Import Link from @tanstack/react-router') }`,
    },
  }
}
