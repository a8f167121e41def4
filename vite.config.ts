import { createHash } from 'node:crypto'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import compileMessage from 'icu-minify/compile'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { firstFiles } from './scripts/portal/first-files.ts'
import { firstPaint } from './scripts/portal/first-paint-plugin.ts'
import { keptAssets } from './scripts/portal/kept-assets.ts'
import { singleCalls } from './scripts/portal/single-calls.ts'

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
  'jwt-decode',
  'leaflet',
  'openapi-fetch',
  'pannellum',
  'qr/decode.js',
  'qrcode',
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
    singleCalls(),
    keptAssets(),
    compiledMessages(),
    { ...optimizeLocales.vite({ locales: ['sv-SE', 'en-US', 'nb-NO', 'fi-FI'] }), enforce: 'pre' },
    // the plugin emits the worker file, which a production build must not have
    isOn('VITE_MOCKS') && msw({ mode: 'worker-only' }),
    firstPaint({
      // in a mocked build the answers come from a worker that the portal itself starts
      entry: isOn('VITE_MOCKS') ? undefined : 'src/first-paint/first-paint.ts',
      env: {
        VITE_API_BASE: process.env.VITE_API_BASE ?? '',
        VITE_API_PORT: process.env.VITE_API_PORT ?? '4010',
        VITE_MOCKS: '',
        VITE_DEMO: isOn('VITE_DEMO') ? '1' : '',
      },
      policy,
    }),
  ],
  define: Object.fromEntries(
    flags.map((flag) => [`import.meta.env.${flag}`, JSON.stringify(isOn(flag) ? '1' : '')]),
  ),
  optimizeDeps: { include: metLater },
  build: {
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // schemas that no page uses would stay in the build, because making one is a call
      treeshake: { manualPureFunctions: ['z'] },
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
  }
}

/** The two style elements that react-aria adds by itself, to the letter (usePress, usePreventScroll). */
const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** It goes into the built page; the dev server has none. */
function policy({ script, style }: { script: string[]; style: string[] }): string {
  const api = apiOrigins()
  return [
    "default-src 'self'",
    `script-src 'self' ${script.join(' ')}`,
    `style-src 'self' ${[...reactAriaStyles.map(hashSource), ...style].join(' ')}`,
    `img-src 'self' data: blob: ${[api, tileOrigin()].filter(Boolean).join(' ')}`,
    `connect-src 'self' ${api}`,
    `frame-src ${frameSources()}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

/**
 * What may be framed in the page: our own views, where it tells how to embed them, and films of VITE_FILM_HOSTS, origins
 * between blanks.
 */
function frameSources(): string {
  return ["'self'", process.env.VITE_FILM_HOSTS].filter(Boolean).join(' ')
}

/** Where src/api/map-tiles.ts has the tiles of the map from, as a source; a name may begin with one of several, as {s}. */
function tileOrigin(): string {
  const [, origin] = /^(https?:\/\/[^/]+)/.exec(process.env.VITE_TILE_URL ?? '') ?? []
  return origin?.replace(/\{s\}/, '*') ?? ''
}

/** Where src/api/base-url.ts looks for the API, as sources of a policy. */
function apiOrigins(): string {
  if (process.env.VITE_API_BASE) return new URL(process.env.VITE_API_BASE).origin
  if (isOn('VITE_MOCKS')) return ''
  const port = process.env.VITE_API_PORT ?? '4010'
  return `http://localhost:${port} http://*.localhost:${port}`
}
