import { beforeAll, expect, test } from 'vitest'
import type { SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { type Backend, createBackend } from '../../../backend.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { areaPath } from '../../../catalogue/paths.ts'

let backend: Backend
let catalogue: Catalogue
let token: string
let editorToken: string

beforeAll(async () => {
  backend = createBackend({ onViolation: 'fail' })
  const world = required(backend.worlds.get('default'), 'world')
  catalogue = world.catalogue
  token = await world.tokens.issue({ userId: 'user-amira', kind: 'private', bankId: true })
  editorToken = await world.tokens.issue({ userId: 'user-petra', kind: 'private', bankId: true })
})

/** The paths that do not answer with a status, and what they answer with instead. */
async function failing(
  paths: readonly string[],
  site: SiteKey,
  wanted: number,
  bearer?: string,
): Promise<string[]> {
  const headers = { 'x-site': site, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
  const answers = paths.map(async (path) => {
    const response = await backend.handle(new Request(`http://localhost${path}GetViewModel`, { headers }))
    return response?.status === wanted ? [] : [`${path} ${await response?.text()}`.slice(0, 400)]
  })
  return (await Promise.all(answers)).flat()
}

const keys = sites.map(({ key }) => key)

test.each(keys)(
  'every page of %s that is written by hand is there and keeps the contract [C-095]',
  async (key) => {
    const pages = catalogue
      .site(key)
      .pages.filter(({ forBoard, template }) => !forBoard && template !== 'error404')
    const open = pages.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path)
    const own = pages.filter(({ isPrivate }) => isPrivate)
    // My residence is there only where one has a home
    const shown = own.filter(({ template }) => template !== 'myObject' || key === 'Jmse')
    // news is that of one's own house; an editor reads all of it
    const isNews = ({ template }: (typeof own)[number]) => template === 'residenceNews'
    const pathsOf = (some: typeof own) => some.map(({ path }) => path)
    expect(open.length).toBeGreaterThan(10)
    expect(await failing(open, key, 200)).toEqual([])
    expect(await failing(pathsOf(shown.filter((one) => !isNews(one))), key, 200, token)).toEqual([])
    expect(await failing(pathsOf(shown.filter(isNews)), key, 200, editorToken)).toEqual([])
    expect(await failing(pathsOf(own), key, 401)).toEqual([])
  },
)

test.each(keys)(
  'every page of %s that follows from homes, places and projects is there [C-095]',
  async (key) => {
    const { areas, stages, homes } = catalogue.site(key)
    const slugOf = (id: string) => catalogue.municipality(id)?.slug ?? ''
    const paths = [
      ...areas.map((area) => areaPath(key, slugOf(area.municipalityId), area.slug)),
      ...stages.map(({ url }) => url),
      ...homes.filter((_, index) => index % 20 === 0).map(({ url }) => url),
      ...catalogue.premises.filter(({ site }) => site === key).map(({ url }) => url),
      ...catalogue.referenceProjects.filter(({ site }) => site === key).map(({ url }) => url),
    ]
    expect(await failing(paths, key, 200)).toEqual([])
  },
)

test.each(keys)(
  'every link of the menus, the footer and the popular searches of %s leads to a page',
  async (key) => {
    const chrome = catalogue.site(key).chrome
    const items = [...chrome.navigation, ...chrome.careerNavigation]
    const urls = [
      ...items.flatMap(({ url, children }) => [url, ...children.map((child) => child.url)]),
      ...chrome.quickLinks.map(({ url }) => url),
      ...Object.values(chrome.footer).flatMap((links) => links.map(({ url }) => url)),
      ...chrome.popularSearches.flatMap(({ url }) => url ?? []),
      chrome.crisisBanner.linkUrl,
      chrome.cookiePageUrl,
    ]
    const paths = urls.filter((url) => url.startsWith('/')).map((url) => url.replace(/[?#].*$/, ''))
    expect(paths.length).toBeGreaterThan(5)
    expect(await failing(paths, key, 200)).toEqual([])
  },
)
