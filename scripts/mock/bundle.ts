import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from '../generate/paths.ts'
import { buildOnce } from '../processes/build-once.ts'
import { ascii } from './ascii.ts'
import { newestIn } from './newest-in.ts'

/** Where the mock server lies as built: one file to start, and what it loads only when it is needed beside it. */
const outDir = '.cache/mock-server'
export const builtServer = join(root, outDir, 'server.cjs')

/** What the server is made of. */
const sources = ['mocks', 'generated', 'src/sites', 'scripts/mock', 'package-lock.json']

/** Packages with parts that are no JavaScript. */
const external = ['sharp', 'fontkit', 'msw', /^@faker-js\//]

/**
 * How Node runs it best: short-lived objects are many and small, so little room for them is the fastest, and what is left
 * of them is collected sooner by one thread than several are woken (docs/performance/mock.md).
 */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=2',
  '--no-parallel-scavenge',
]

/** Bundles the mock server unless it is newer than all that it is made of. Started from there, it answers sooner. */
export const bundleServer = (): Promise<void> =>
  buildOnce(join(root, outDir), {
    isCurrent: () => {
      const built = statSync(builtServer, { throwIfNoEntry: false })?.mtimeMs ?? 0
      return sources.every((path) => newestIn(join(root, path)) < built)
    },
    build: bundleInto,
  })

async function bundleInto(folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { server: 'mocks/server.ts' },
    platform: 'node',
    external,
    plugins: [atHome, ascii],
    logLevel: 'silent',
  })
  await bundle.write({
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: 'parts/[name]-[hash].cjs',
    minify: { compress: true, mangle: false },
  })
  await bundle.close()
}

/** A module that looks for files beside itself goes on to find them. */
const atHome = {
  name: 'at-home',
  transform: {
    filter: { code: /import\.meta\.(url|dirname)/, id: /\/mocks\// },
    handler: (code: string, id: string) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..'))),
  },
}
