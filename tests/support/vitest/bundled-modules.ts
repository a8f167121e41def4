import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite'
import type { TestProject, Vitest } from 'vitest/node'
import { bundleBase, bundleServed, moduleAddress, type ServedBundle } from './served-bundle.ts'

/** Modules that a test has something stand in for. */
const standsIn = /\bvi\.mock\(\s*(?:import\()?\s*['"]([^'"]+)['"]/g

/**
 * Serves what the test files of a run import run together, before the first of them is shown. Each file of tests is a
 * document of its own that reads the portal anew: two thousand modules took a page four times the processor's time of the
 * same code in some dozen files. Test files themselves stay what they are, and so do modules that something stands in for.
 * Where Vitest watches, nothing is bundled.
 */
export function bundledModules(): Plugin {
  let vitest: Vitest
  let project: TestProject
  let server: ViteDevServer
  let making: Promise<void> | undefined
  let bundle: ServedBundle | undefined
  const importers = new Set<string>()

  async function make(): Promise<void> {
    const environment = server.environments.client
    const files = new Set((await project.globTestFiles()).testFiles)
    const run = vitest.state.getPaths().filter((path) => files.has(path))
    const apart = await modulesApart(environment, run)
    const outside = [...run, ...apart]
    const seeds = await importedBy(environment, outside)
    const addresses = new Set([...apart].map((path) => addressOf(environment, path)))
    bundle = await bundleServed(environment, seeds, addresses)
    for (const path of outside) importers.add(path)
    // these are transformed once more, with the bundle in the place of what they import
    environment.moduleGraph.invalidateAll()
    await tellSources(environment, bundle)
  }

  /** Answers with a file of the bundle, or leaves the answer to others once the bundle is there. */
  async function serve(
    address: string | undefined,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): Promise<void> {
    try {
      await (making ??= make())
    } catch (error) {
      return next(error)
    }
    const file = address && bundle?.files.get(address)
    if (!file) return next()
    response.setHeader('Content-Type', 'text/javascript')
    response.setHeader('Cache-Control', 'max-age=31536000, immutable')
    response.end(file.code)
  }

  return {
    name: 'bundled-modules',
    enforce: 'pre',
    configureVitest(context) {
      ;({ vitest, project } = context)
    },
    configureServer(its) {
      server = its
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request
        const isTest = /[?&]browserv=/.test(url)
        if (vitest.config.watch || !(isTest || url.startsWith(bundleBase))) next()
        else void serve(isTest ? undefined : url, response, next)
      })
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (source.startsWith(bundleBase)) return source
        if (!bundle || !importer || !importers.has(importer)) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (found && bundle.inner.has(found.id)) throw new Error(`${source} would be there twice`)
        return (found && bundle.entries.get(found.id)) ?? found
      },
    },
  }
}

/** The files of modules that something stands in for. */
async function modulesApart(
  { pluginContainer }: DevEnvironment,
  tests: readonly string[],
): Promise<Set<string>> {
  const apart = new Set<string>()
  for (const test of tests)
    for (const [, name = ''] of (await readFile(test, 'utf8')).matchAll(standsIn)) {
      const found = await pluginContainer.resolveId(name, test)
      if (found) apart.add(found.id)
    }
  return apart
}

/** The addresses of all modules that files import. */
async function importedBy(environment: DevEnvironment, paths: readonly string[]): Promise<Set<string>> {
  const imported = new Set<string>()
  for (const path of paths) {
    const address = addressOf(environment, path)
    await environment.transformRequest(address)
    const node = await environment.moduleGraph.getModuleByUrl(address)
    for (const { url } of node?.importedModules ?? []) imported.add(moduleAddress(url))
  }
  return imported
}

const addressOf = ({ config }: DevEnvironment, path: string): string => path.slice(config.root.length)

/** Lets Vitest name the source of a line when something fails. */
async function tellSources({ moduleGraph }: DevEnvironment, { files }: ServedBundle): Promise<void> {
  for (const [address, { code, map }] of files) {
    const node = await moduleGraph.ensureEntryFromUrl(address)
    moduleGraph.updateModuleTransformResult(node, { code, map })
  }
}
