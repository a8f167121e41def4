import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { printableLines } from '../drift/reports/escaping/printable.ts'
import { root } from '../generate/paths.ts'
import { type Build, buildPortal } from '../portal/builds.ts'
import { wantedBuild } from '../portal/wanted-build.ts'
import { endWithChildren } from '../processes/run-node.ts'

/** Below the root: a folder for each host. */
const pagesDir = 'dist-pages'

/**
 * `build`: the portal for production, with `--mocked` the one that needs no server, with `--shared` the one for a class
 * whose mock server runs at that address, with `--pages` a file for each page that the content service at that address
 * has, which may be another one. Exit 1 when some pages could not be told, 2 when it can't be built.
 */
export const build = defineCommand({
  meta: {
    name: 'build',
    description: 'Build the portal into dist/, or one of a demonstration into dist-mocked/ or dist-shared/',
  },
  args: {
    mocked: { type: 'boolean', description: 'Build the portal with the mock backend inside' },
    pages: { type: 'string', description: 'Write all pages too, from the content service at this address' },
    origin: {
      type: 'string',
      default: 'https://{host}',
      description: 'Where the pages of a host will be found',
    },
    known: { type: 'string', description: 'A file of older addresses, one a line, to ask for as well' },
    shared: { type: 'string', description: 'Build it for the shared mock server at this address' },
  },
  async run({ args }) {
    endWithChildren()
    const wanted = wantedBuild(args)
    if (typeof wanted === 'string') {
      console.error(wanted)
      process.exitCode = 2
      return
    }
    const { build: chosen, pagesFrom } = wanted
    const { code, output, seconds } = await buildPortal(chosen)
    if (code !== 0) console.error(output)
    else console.log(`Built ${chosen.about} into ${chosen.outDir}/ in ${seconds.toFixed(1)} s.`)
    process.exitCode = code === 0 ? 0 : 2
    if (code === 0 && pagesFrom) process.exitCode = await pages({ build: chosen, base: pagesFrom, ...args })
  },
})

type PagesOf = { build: Build; base: string; origin: string; known?: string }

/** Writes the pages and says what was done for each host. Returns the exit code. */
async function pages({ build: { outDir, env }, base, origin, known }: PagesOf): Promise<number> {
  const { writePages } = await import('../pages/write-pages.ts')
  const reports = await writePages({
    build: join(root, outDir),
    outDir: join(root, pagesDir),
    base,
    originOf: (host) => origin.replace('{host}', host),
    env: { ...process.env, ...env },
    known: known ? readFileSync(known, 'utf8').split(/\s+/).filter(Boolean) : [],
  })
  for (const [host, { pages: count, written, removed, moved, dead, failed }] of reports) {
    console.log(
      `${pagesDir}/${host}: ${count} pages, ${written} written, ${removed} removed, ${moved} moved addresses`,
    )
    if (dead.length > 0) console.log(printableLines(`  Links lead nowhere: ${dead.join(', ')}`))
    if (failed.length > 0) console.error(printableLines(`  Left as they were: ${failed.join(', ')}`))
  }
  return [...reports.values()].some(({ failed }) => failed.length > 0) ? 1 : 0
}
