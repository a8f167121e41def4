import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { PageViewModel } from '#gen/content/model.ts'
import { createBackend } from '#mocks/backend.ts'
import { root } from '#scripts/generate/paths.ts'
import { contentService } from '#scripts/pages/content-service.ts'
import { shellOf } from '#scripts/pages/page-file.ts'
import { type PageRenderer, pageRenderer } from '#scripts/pages/page-renderer.ts'
import { writeHost } from '#scripts/pages/write-host.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder('pages')
const shell = shellOf(readFileSync(join(root, 'index.html'), 'utf8'))
const backend = createBackend({ onViolation: 'fail' })
const origin = 'https://portal.example'
const fileOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const isWritten = (path: string) => existsSync(join(folder, path, 'index.html'))

/** What the service answers instead, by the address of a page. */
const instead = new Map<string, (page: PageViewModel) => Response>()

let render: PageRenderer

async function answer(request: Request): Promise<Response> {
  const said = (await backend.handle(request)) ?? Response.error()
  const other = instead.get(new URL(request.url).pathname.replace('GetViewModel', ''))
  return other ? other((await said.json()) as PageViewModel) : said
}

const write = (today: string) =>
  writeHost({
    sites: [jmseEn],
    folder,
    origin,
    shell,
    render,
    today,
    known: [],
    service: contentService('http://localhost', answer),
  })

beforeAll(async () => {
  render = await pageRenderer({ VITE_API_BASE: 'https://api.example', VITE_API_PORT: '', VITE_MOCKS: '' })
})

test('every page of a host has a file, which says the same to a crawler as to a visitor, and the next run writes none', async () => {
  const first = await write('2026-11-26')
  expect(first).toMatchObject({ written: first.pages, removed: 0, moved: 0, dead: [], failed: [] })
  expect(first.pages).toBeGreaterThan(20)
  const start = fileOf('en/index.html')
  expect(start).toContain('<html lang="en" data-site="bjorkvall-en">')
  expect(start.toLowerCase()).toContain(`hreflang="sv" href="${origin}/"`)
  expect(start).not.toContain('<noscript>')
  expect(fileOf('sitemap.xml')).toContain(`<loc>${origin}/en/about-us/</loc>`)
  expect(fileOf('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(await write('2026-11-27')).toMatchObject({ pages: first.pages, written: 0, removed: 0 })
})

test('only what changed is written again, and the day of that is told', async () => {
  const { pages } = await write('2026-11-26')
  const about = '/en/about-us/'
  instead.set(about, (page) =>
    Response.json({ ...page, seo: { ...page.seo, description: 'Another </title> & "text"' } }),
  )
  expect(await write('2026-12-01')).toMatchObject({ pages, written: 1 })
  expect(fileOf(`${about}index.html`)).toContain('content="Another &lt;/title&gt; &amp; &quot;text&quot;"')
  expect(fileOf('sitemap.xml')).toMatch(/about-us\/<\/loc>\s*<lastmod>2026-12-01<\/lastmod>/)
  instead.clear()
})

test('a page that is gone answers 404, one that moved leads on, and what cannot be told stays', async () => {
  await write('2026-11-26')
  const [gone, moved, unsure] = ['/en/living/', '/en/career/', '/en/about-us/'] as const
  instead.set(gone, (page) => Response.json(page, { status: 404 }))
  instead.set(moved, (page) =>
    Response.json({ ...page, seo: { ...page.seo, canonicalUrl: '/en/about-us/' } }),
  )
  instead.set(unsure, () => new Response('', { status: 503 }))
  const before = fileOf(`${unsure}index.html`)
  expect(await write('2026-12-01')).toMatchObject({ removed: 2, moved: 1, failed: [`${unsure} (503)`] })
  expect([isWritten(gone), isWritten(moved)]).toEqual([false, false])
  expect(fileOf('_redirects')).toContain(`${moved} ${unsure} 301\n`)
  expect(fileOf('.hosts/pages.conf')).toContain(`location = ${moved} { return 301 ${unsure}; }`)
  expect(fileOf('.hosts/pages.conf')).toContain(
    'location = /en/sandbox { return 301 /en/sandbox/$is_args$args; }',
  )
  expect(fileOf('sitemap.xml')).not.toContain(gone)
  expect(fileOf(`${unsure}index.html`)).toBe(before)
  expect(fileOf('404.html')).toContain('<meta data-written="" name="robots" content="noindex"/>')
  // as after an old address was given to a page again
  instead.clear()
  expect(await write('2026-12-02')).toMatchObject({ moved: 0, failed: [] })
  expect(fileOf('_redirects')).not.toContain(moved)
})

test('a build without a place for a page is refused', () => {
  expect(() => shellOf('<html><body></body></html>')).toThrow('no place')
})
