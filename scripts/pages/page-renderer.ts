import { Window } from 'happy-dom'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { pathToFileURL } from 'node:url'
import type { PageViewModel } from '#gen/content/model.ts'
import type { SearchHit } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { root } from '../generate/paths.ts'

/** A page of a site, with the homes that it lists. */
export type PageToWrite = { site: Site; path: string; page: PageViewModel; homes: readonly SearchHit[] }

/** What src/written-pages makes of a page. */
export type WrittenPage = {
  lang: string
  theme: string
  head: string
  body: string
  /** It may be found by search engines. */
  isFound: boolean
  /** The page in each of its languages, itself among them; none where it has one only. */
  alternates: { language: string; path: string }[]
}

export type PageRenderer = (page: PageToWrite, url: string) => WrittenPage

/**
 * The part of the portal that writes pages, in Node: bundled as the first lines of a page are, and with a document to
 * stand on.
 *
 * @param env what `import.meta.env` holds for it
 */
export async function pageRenderer(env: Record<string, string>): Promise<PageRenderer> {
  const { writtenPage } = await loaded(await bundled(env))
  const window = new Window()
  const { document, DOMParser, Element, Node, location } = window
  const browser = { document, DOMParser, Element, Node, location }
  return (page, url) => {
    window.happyDOM.setURL(url)
    Object.assign(globalThis, browser)
    try {
      return writtenPage(page)
    } finally {
      for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
    }
  }
}

async function bundled(env: Record<string, string>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
  const build = await rolldown({
    input: join(root, 'src/written-pages/written-page.tsx'),
    platform: 'node',
    transform: { define: { ...define, 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return output[0].code
}

async function loaded(code: string): Promise<{ writtenPage: (page: PageToWrite) => WrittenPage }> {
  const folder = join(root, '.cache')
  const file = join(folder, `written-page-${randomUUID()}.mjs`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, code)
  try {
    return (await import(pathToFileURL(file).href)) as { writtenPage: (page: PageToWrite) => WrittenPage }
  } finally {
    await rm(file)
  }
}
