import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Rolldown, build } from 'vite'
import { root } from '../generate/paths.ts'
import { buildOnce } from '../processes/build-once.ts'
import { newestIn } from './newest-in.ts'

/** Where the page lies in the project (mocks/server/front-door/front-page.ts). */
export const builtPage = join(root, '.cache/front-page')

const entry = 'src/demo/front-page/main.tsx'

/** What it is made of. */
const sources = ['src', 'generated/mock_control', 'scripts/mock/front-page.ts', 'package-lock.json']

/** Where a mock answers for the files of the page. */
const base = '/__page/'

/** Builds the page that a mock answers at its root, unless it is newer than all that it is made of. */
export const buildFrontPage = (folder: string): Promise<void> =>
  buildOnce(folder, {
    isCurrent: () => {
      const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0
      return sources.every((path) => newestIn(join(root, path)) < made)
    },
    build: buildInto,
  })

async function buildInto(folder: string): Promise<void> {
  const { output } = (await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), tailwindcss(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    define: {
      // the mock that it came from
      'import.meta.env.VITE_MOCKS': '"1"',
      'import.meta.env.VITE_DEMO': '"1"',
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsDir: '',
      // a font in a stylesheet would need a policy that lets data be one
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  })) as Rolldown.RolldownOutput
  await writeFile(join(folder, 'index.html'), pageOf(output))
}

/** The page: nothing stands in it, so that a policy can forbid what does. */
function pageOf(output: Rolldown.RolldownOutput['output']): string {
  const first = output.find((one) => one.type === 'chunk' && one.isEntry)
  if (first?.type !== 'chunk') throw new Error(`${entry} was not built.`)
  const styles = [...(first.viteMetadata?.importedCss ?? [])]
  return `<!doctype html>
<html lang="en" data-tool="page">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Björkvall mock</title>
    <link rel="icon" href="data:," />
${styles.map((name) => `    <link rel="stylesheet" href="${base}${name}" />`).join('\n')}
    <script type="module" src="${base}${first.fileName}"></script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This page needs JavaScript. GET /openapi.json is the contract of all services.</noscript>
  </body>
</html>
`
}
