import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SearchHit } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import type { ContentService } from './content-service.ts'
import { type FoundPages, findPages } from './find-pages.ts'
import { nginxPages, openPathsOf, redirectsFile, shellFile } from './host-rules.ts'
import { type ListedPage, robots, sitemap } from './sitemap.ts'
import { type Writing, writeNotFound, writePage } from './write-page.ts'
import { type WrittenList, readWrittenList, saveWrittenList } from './written-list.ts'

export type Host = Writing & {
  /** The sites that it serves. */
  sites: readonly Site[]
  service: ContentService
  /** Addresses to ask for besides those that links lead to, such as those of an older site. */
  known: readonly string[]
}

export type HostReport = {
  pages: number
  written: number
  removed: number
  moved: number
  /** Links that lead nowhere. */
  dead: string[]
  /** Pages that could not be told this time, with the status; their files stay as they are. */
  failed: string[]
}

/** Writes the pages of a host that are others than before, and how it answers all other addresses. */
export async function writeHost(host: Host): Promise<HostReport> {
  const { folder, origin, sites, service, shell } = host
  const before = await readWrittenList(folder)
  const now: WrittenList = { pages: {}, moved: { ...before.moved } }
  const listed: ListedPage[] = []
  const open: string[] = []
  const report: HostReport = { pages: 0, written: 0, removed: 0, moved: 0, dead: [], failed: [] }
  const known = [...Object.keys(before.pages), ...Object.keys(before.moved), ...host.known]
  await mkdir(folder, { recursive: true })
  for (const site of sites) {
    const found = await findPages(service, site, known)
    for (const [path, page] of found.pages) {
      const toWrite = { site, path, page, homes: homesOn(found, site, path) }
      const result = await writePage(toWrite, before.pages[path], host)
      now.pages[path] = result.file
      if (result.listed) listed.push(result.listed)
      if (result.isWritten) report.written++
    }
    noteOthers(found, before, now)
    open.push(...openPathsOf(site, found.closed))
    report.dead.push(...found.dead.filter((path) => !known.includes(path)))
    report.failed.push(...[...found.failed].map(([path, status]) => `${path} (${status})`))
    if (site === sites[0] && found.notFound)
      await writeNotFound({ site, path: `${site.basePath}404/`, page: found.notFound, homes: [] }, host)
  }
  for (const path of Object.keys(before.pages).filter((one) => !now.pages[one])) {
    await rm(join(folder, path, 'index.html'), { force: true })
    report.removed++
  }
  const rules = { moved: now.moved, open }
  await writeAll(folder, {
    [shellFile]: shell.whole,
    _redirects: redirectsFile(rules),
    '.hosts/pages.conf': nginxPages(rules),
    'sitemap.xml': sitemap(origin, listed),
    'robots.txt': robots(
      origin,
      sites.flatMap(({ paths }) => paths.myPages ?? []),
    ),
  })
  await saveWrittenList(folder, now)
  return { ...report, pages: Object.keys(now.pages).length, moved: Object.keys(now.moved).length }
}

/** What could not be told stays as it is; an old address may be a page again, or lead to one that is gone. */
function noteOthers({ pages, moved, dead, failed }: FoundPages, before: WrittenList, now: WrittenList): void {
  for (const path of failed.keys()) {
    const file = before.pages[path]
    if (file) now.pages[path] = file
  }
  for (const path of [...pages.keys(), ...dead]) delete now.moved[path]
  Object.assign(now.moved, Object.fromEntries(moved))
}

/** What a page lists of what the site sells: the search its first homes, a project its own. */
function homesOn({ homes, pages }: FoundPages, site: Site, path: string): SearchHit[] {
  if (path === site.paths.residenceSearch) return homes.slice(0, 30)
  const content = pages.get(path)?.content
  return content?.kind === 'stage' ? homes.filter(({ stageId }) => stageId === content.summary.id) : []
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const place = join(folder, name)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, text)
  }
}
