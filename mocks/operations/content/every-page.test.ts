import { beforeAll, expect, test } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { type Backend, createBackend } from '../../backend.ts'
import { areaPath } from '../../catalogue/paths.ts'
import { required } from '../../catalogue/index-by-id.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { siteOf } from '../../catalogue/site-of.ts'

let backend: Backend
let catalogue: Catalogue

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail' })
  catalogue = required(backend.worlds.get('default'), 'world').catalogue
})

async function statusOf(path: string, site: string, token?: string): Promise<string> {
  const headers = { 'x-site': site, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await backend.handle(new Request(`http://localhost${path}GetViewModel`, { headers }))
  return response?.status === 500 ? await response.text() : String(response?.status)
}

test.each(sites.map(({ key }) => key))('every page of %s is there, and keeps the contract [C-095]', async (key) => {
  const { pages, areas, stages, homes } = catalogue.site(key)
  const login = backend.worlds.get('default')?.tokens.issue({ userId: 'user-amira', kind: 'private', bankId: true })
  const token = (await login) ?? ''
  for (const { path, template, isPrivate, forBoard } of pages.filter((page) => !page.forBoard)) {
    const expected = template === 'error404' ? '404' : '200'
    if (isPrivate) expect(await statusOf(path, key), path).toBe('401')
    const status = await statusOf(path, key, token)
    const mayBeAbsent = template === 'myObject' && key !== 'Jmse'
    if (!mayBeAbsent && !forBoard) expect(status, path).toBe(expected)
  }
  const slugOf = (id: string) => catalogue.municipality(id)?.slug ?? ''
  const paths = [
    ...areas.map((area) => areaPath(key, slugOf(area.municipalityId), area.slug)),
    ...stages.map(({ url }) => url),
    ...homes.filter((_, index) => index % 20 === 0).map(({ url }) => url),
    ...catalogue.premises.filter(({ site }) => site === key).map(({ url }) => url),
    ...catalogue.referenceProjects.filter(({ site }) => site === key).map(({ url }) => url),
  ]
  for (const path of paths) expect(await statusOf(path, key), path).toBe('200')
})

test('every link of the menus, the footer and the searches of others leads to a page', async () => {
  for (const { key } of sites) {
    const { navigation, quickLinks, footer, careerNavigation, popularSearches, crisisBanner, cookiePageUrl } =
      catalogue.site(key).chrome
    const urls = [
      ...[...navigation, ...careerNavigation].flatMap(({ url, children }) => [url, ...children.map((child) => child.url)]),
      ...quickLinks.map(({ url }) => url),
      ...Object.values(footer).flatMap((links) => links.map(({ url }) => url)),
      ...popularSearches.flatMap(({ url }) => url ?? []),
      crisisBanner.linkUrl,
      cookiePageUrl,
    ]
    for (const url of urls.filter((one) => one.startsWith('/'))) {
      const [path = ''] = url.split(/[?#]/)
      expect(await statusOf(path, key), `${siteOf(key).name}: ${url}`).toBe('200')
    }
  }
})
