import { parseCookie } from 'cookie'
import { isEmbedPath } from '#src/lib/address/embed-path.ts'
import { demoPageAt } from '#src/lib/address/demo-page-names.ts'
import { findSite } from '#src/sites/find-site.ts'
import { handSites } from '#src/sites/handed-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { askedHomes, askedPage } from './ask-page.ts'
import { fill } from './fill.ts'
import { frame } from './frame.ts'

/** The files of the portal in the order they need each other; the build writes them in here. */
declare const portalFiles: readonly string[]

/** The one of them that comes while the page is asked for where that takes long, as nothing else is on its way then. */
declare const fileAhead: string

/** What the pages that most visits begin with load after these, by kind of content; written in as well. */
declare const pageFiles: Record<string, { files: string[]; texts: Record<string, string[]> } | undefined>

/** Those of the page that is being asked for, known with its view model. */
let filesToCome: Promise<readonly string[]> | undefined

/** How long the portal's own code waits for the first picture, in milliseconds. */
const maxWaitMs = 800

/** From when on an answer comes late, in milliseconds. */
const lateMs = 150

/** The lines stand before the styles, so that what they ask for is on its way while the rest of the page comes. */
const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done))

/**
 * The first lines of a page, inside it: they dress it for its site, ask for what it shows, and draw its frame and first
 * picture. Only then does the rest of the portal's code come, of which the picture has no need; it draws the same anew,
 * and more.
 */
async function paint(): Promise<void> {
  // those pages are no pages of a site
  if (import.meta.env.VITE_DEMO === '1' && demoPageAt(location.pathname)) return
  const site = findSite(new URL(location.href))
  const isEmbedded = isEmbedPath(location.pathname, site.basePath)
  // who is logged in has other answers, which need a token
  const page = isEmbedded || parseCookie(document.cookie)['token'] ? undefined : askedPage(site)
  const asked = page && Promise.all([page, askedHomes(site)])
  // a failure is told by whoever waits for the answer
  asked?.catch(() => undefined)
  dress(site)
  if (isEmbedded) return
  // what it is worth is in docs/performance/portal.md
  if (answersComeLate()) document.documentElement.dataset['face'] = 'late'
  await parsed
  const root = document.querySelector('#root')
  const main = root && (writtenMain(root) ?? frame(root, site))
  if (!main || !page || !asked) return
  filesToCome = page.then(({ content }) => filesFor(content.kind, site.language)).catch(() => [])
  const picture = main.querySelector('img') ?? fill(main, site, await asked)
  // while the picture comes, the processor has nothing to do
  void after(0)
    .then(() => readFormats(site.locale))
    .then(readStorage)
  if (picture) await shown(picture)
}

/** Its question is on its way by then. */
function dress(site: Site): void {
  document.documentElement.lang = site.locale
  document.documentElement.dataset['site'] = site.theme
  // until the page has its own, which React puts before this one
  document.title ||= site.name
}

/** What a page was written with (src/written-pages), without what is for those who run no script. */
function writtenMain(root: Element): HTMLElement | null {
  root.querySelector('[data-plain]')?.remove()
  // a list is written as it is before anything is chosen
  if (location.search || location.hash) root.replaceChildren()
  return root.querySelector('main')
}

function filesFor(kind: string, language: string): string[] {
  const { files = [], texts = {} } = pageFiles[kind] ?? {}
  return [...(texts[language] ?? []), ...files]
}

/**
 * The first number that a browser writes in a language takes it as long as a page's worth of cards, as it reads its
 * tables: now, before there is anything to press.
 */
function readFormats(locale: string): void {
  new Intl.NumberFormat(locale).format(0)
}

/** A browser fetches what it keeps from disk at the first look: now that the page waits anyway. */
function readStorage(): void {
  try {
    localStorage.getItem('')
  } catch {
    // storage is switched off
  }
}

/** Once the picture is there, and has been painted. */
async function shown(picture: HTMLImageElement): Promise<void> {
  await picture.decode()
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}

async function loadPortal(): Promise<void> {
  portalFiles.forEach((file) => preload(file))
  void filesToCome?.then((files) => files.forEach((file) => preload(file)))
  for (const file of portalFiles) {
    // each is run in a task of its own, so that none holds up the page for long
    await import(/* @vite-ignore */ file)
    await after(0)
  }
}

function preload(href: string, fetchPriority = 'auto'): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority })
  document.head.append(link)
  return link
}

/** A browser that has kept the portal's file has kept the face of running text, too, and need not wait for it. */
function showKeptFace({ target }: Event): void {
  const [file] = performance.getEntriesByName((target as HTMLLinkElement).href)
  const isKept = file instanceof PerformanceResourceTiming && file.transferSize === 0
  if (isKept) delete document.documentElement.dataset['face']
}

/** Whether there is time for a file until the page's question is answered: the page itself was long on its way. */
function answersComeLate(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit !== undefined && performance.now() - visit.requestStart >= lateMs
}

const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

handSites(sites)
// whatever goes wrong here, the portal meets it again and says so
const painted = paint().catch(() => undefined)
if (answersComeLate()) preload(fileAhead, 'low').addEventListener('load', showKeptFace)
void Promise.all([parsed, Promise.race([painted, after(maxWaitMs)])]).then(loadPortal)
