import { Window } from 'happy-dom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SearchHit } from '#gen/residence/model.ts'
import { createBackend } from '#mocks/backend.ts'
import { root } from '#scripts/generate/paths.ts'
import { contentService } from '#scripts/pages/content-service.ts'
import { pageFile, shellOf } from '#scripts/pages/page-file.ts'
import { pageRenderer } from '#scripts/pages/page-renderer.ts'
import { sites } from '#src/sites/sites.ts'

const shell = shellOf(readFileSync(join(root, 'index.html'), 'utf8'))
const parser = new new Window().DOMParser()

/** What somebody who runs no script reads in a page. */
function readBy(html: string) {
  // the menus are the same on each page, and with looks and sizes most of what there is to parse
  const read = html.replace(/<nav[^]*<\/nav>/, '').replaceAll(/ (?:class|srcset|sizes)="[^"]*"/g, '')
  const { head, body, title } = parser.parseFromString(read, 'text/html')
  const named = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
  const data = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as { '@type': string },
  )
  return {
    title,
    description: named('description'),
    image: named('og:image'),
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    heading: body.querySelector('h1')?.textContent,
    types: data.map((one) => one['@type']),
    // numbers are grouped by spaces that break no line
    text: (body.querySelector('main')?.textContent ?? '').replaceAll('\u00a0', ''),
  }
}

/** The number by which people choose: the laws of Norway and Finland name another one, and what is let has a rent. */
function amountOf({ jmoyTotalPriceMin, totalPriceMin, minPrice, monthlyFee, disposalForm }: SearchHit) {
  return (
    jmoyTotalPriceMin ?? totalPriceMin ?? minPrice ?? (disposalForm === 'tenancy' ? monthlyFee : undefined)
  )
}

/** Of a project with one of these nothing is for sale any more, and what was asked is not said. */
const isOver = ({ type, status }: SearchHit) =>
  type === 'stage' && (status === 'soldOut' || status === 'succession' || status === 'reference')

test('a crawler without JavaScript finds title, description, share picture, price and place of every home and project [F-021, F-023, K-034]', async () => {
  const backend = createBackend({ onViolation: 'fail' })
  const service = contentService('http://localhost', async (request) => {
    const answer = await backend.handle(request)
    return answer ?? Response.error()
  })
  const render = await pageRenderer({
    VITE_API_BASE: 'https://api.example',
    VITE_API_PORT: '',
    VITE_MOCKS: '',
  })
  const lacking: string[] = []
  let priced = 0

  async function look(site: (typeof sites)[number], hit: SearchHit): Promise<void> {
    const { url: path, municipality, area } = hit
    const { page } = await service.page(site, path)
    if (!page) return void lacking.push(`${site.key} ${path} is no page`)
    const written = render({ site, path, page, homes: [] }, `https://portal.example${path}`)
    const { title, description, image, canonical, heading, types, text } = readBy(pageFile(shell, written))
    const amount = amountOf(hit)
    if (amount !== undefined) priced++
    const isSaid = text.includes(String(amount))
    const isThere = {
      title: title === page.seo.title,
      description: description === page.seo.description && description !== '',
      picture: image.startsWith('https://api.example/contentservice/image?') && image.includes('width=1200'),
      canonical: canonical === `https://portal.example${path}`,
      heading: heading === page.content.heading,
      price: amount === undefined || isSaid !== isOver(hit),
      place: text.includes(municipality) && text.includes(area),
      data: types.includes('RealEstateListing') && types.includes('BreadcrumbList'),
    }
    for (const [what, is] of Object.entries(isThere)) if (!is) lacking.push(`${site.key} ${path}: ${what}`)
  }

  for (const site of sites) {
    const stages = (await service.places(site)).filter(({ type }) => type === 'stage')
    for (const hit of [...(await service.homes(site)), ...stages]) await look(site, hit)
  }
  expect(lacking).toEqual([])
  expect(priced).toBeGreaterThan(1000)
})
