import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '#src/sites/site.ts'
import { sites as allSites } from '#src/sites/sites.ts'
import { type Fetch, contentService } from './content-service.ts'
import { shellOf } from './page-file.ts'
import { pageRenderer } from './page-renderer.ts'
import { type HostReport, writeHost } from './write-host.ts'

export type PagesToWrite = {
  /** The built portal. */
  build: string
  /** A folder for each host, which has all that it hands out. */
  outDir: string
  /** Where the content service is, without a slash at the end. */
  base: string
  /** Where a host of the sites is found, without a slash at the end. */
  originOf: (host: string) => string
  /** The variables of the build. */
  env: Record<string, string | undefined>
  known?: readonly string[]
  fetch?: Fetch
  today?: string
}

/** Writes the pages of all sites, by host. Returns what was done for each. */
export async function writePages(wanted: PagesToWrite): Promise<Map<string, HostReport>> {
  const { build, outDir, base, originOf, env, known = [] } = wanted
  const { fetch = globalThis.fetch, today = new Date().toISOString().slice(0, 10) } = wanted
  const service = contentService(base, fetch)
  const shell = shellOf(await readFile(join(build, 'index.html'), 'utf8'))
  const render = await pageRenderer({
    VITE_API_BASE: env['VITE_API_BASE'] ?? '',
    VITE_API_PORT: env['VITE_API_PORT'] ?? '4010',
    VITE_MOCKS: '',
  })
  const reports = new Map<string, HostReport>()
  for (const [host, sites] of hosts()) {
    const folder = join(outDir, host)
    await takeBuild(build, folder)
    const writing = { folder, origin: originOf(host), shell, render, today }
    reports.set(host, await writeHost({ ...writing, sites, service, known }))
  }
  return reports
}

/** The sites of each host, by the first name of the host; the one that begins at its root comes first. */
function hosts(): Map<string, Site[]> {
  const byRoot = allSites.toSorted((a, b) => a.basePath.length - b.basePath.length)
  return Map.groupBy(byRoot, ({ hosts: [first] }) => first ?? '')
}

/** What every page needs beside it; `index.html` is that of the start page. */
async function takeBuild(build: string, folder: string): Promise<void> {
  await rm(join(folder, 'assets'), { recursive: true, force: true })
  const own = [join(build, 'index.html'), join(build, '.vite')]
  await cp(build, folder, { recursive: true, filter: (file) => !own.includes(file) })
}
