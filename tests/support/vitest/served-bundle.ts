import { dirname, resolve } from 'node:path'
import { type RolldownOutput, rolldown } from 'rolldown'
import type { DevEnvironment } from 'vite'

/** Where files of a bundle are served. */
export const bundleBase = '/bundled/'

/** What is asked of the server: its modules, and which file each of them is. */
type Server = Pick<DevEnvironment, 'transformRequest'> & {
  moduleGraph: { getModuleByUrl: (url: string) => Promise<{ id: string | null } | undefined> }
}

/** Modules as Vite serves them, run together into files. */
export type ServedBundle = {
  /** The files by their addresses. */
  files: ReadonlyMap<string, Extract<RolldownOutput['output'][number], { type: 'chunk' }>>
  /** The addresses of those that stand for a module, by the module's id. */
  entries: ReadonlyMap<string, string>
  /** The ids of all other modules within. */
  inner: ReadonlySet<string>
}

/**
 * Runs modules and all that they import together as the server transforms them, so that a page asks for some dozen files
 * in place of two thousand modules. Each module runs when it would have: imports that come late stay in files of their own.
 * Packages and styles stay outside, where the server has them.
 *
 * @param seeds the addresses of the modules to begin with; those that stay outside are passed over
 * @param apart the addresses of other modules that stay outside
 * @throws when the server has nothing at an address that is imported
 */
export async function bundleServed(
  server: Server,
  seeds: ReadonlySet<string>,
  apart: ReadonlySet<string>,
): Promise<ServedBundle> {
  const entries = new Map<string, string>()
  const inner = new Set<string>()
  const names = new Map(
    [...seeds].filter((seed) => isOwn(seed, apart)).map((seed, index) => [seed, `m${index}`]),
  )
  if (names.size === 0) return { files: new Map(), entries, inner }
  await using build = await rolldown({
    input: Object.fromEntries([...names].map(([seed, name]) => [name, seed])),
    treeshake: false,
    preserveEntrySignatures: 'allow-extension',
    logLevel: 'silent',
    plugins: [
      {
        name: 'served',
        resolveId: (source, importer) => {
          const id = moduleAddress(source)
          return importer && !isOwn(id, apart) ? { id: source, external: true } : { id }
        },
        load: async (id) => {
          const made = await server.transformRequest(id)
          const { id: file } = (await server.moduleGraph.getModuleByUrl(id)) ?? {}
          if (!made || !file) throw new Error(`Nothing is served at ${id}`)
          const name = names.get(id)
          if (name) entries.set(file, `${bundleBase}${name}.js`)
          else inner.add(file)
          const code = made.code.replaceAll('import.meta.url', `(location.origin + ${JSON.stringify(id)})`)
          const map = made.map && 'sources' in made.map ? { ...made.map, sources: [file] } : null
          return { code, map, moduleType: 'js' }
        },
      },
    ],
  })
  const { output } = await build.generate({
    strictExecutionOrder: true,
    sourcemap: true,
    sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
    entryFileNames: '[name].js',
    chunkFileNames: '[hash].js',
  })
  const chunks = output.filter((one) => one.type === 'chunk')
  return { files: new Map(chunks.map((one) => [bundleBase + one.fileName, one])), entries, inner }
}

/** Vite marks imports of what is no script by nature; it is the same module with and without. */
export const moduleAddress = (url: string): string =>
  url.replace(/([?&])import(?:&|$)/, '$1').replace(/[?&]$/, '')

/** Whether a module is the project's own, and to be bundled. */
const isOwn = (url: string, apart: ReadonlySet<string>): boolean =>
  /^\/(?!node_modules\/|@)/.test(url) && !/\.css(\?|$)/.test(url) && !apart.has(url)
