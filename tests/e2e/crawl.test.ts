import { type Backend, createBackend } from '#mocks/backend.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey, Site, SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { agreeToTerms, askPage } from '#tests/support/crawl/asked-page.ts'
import { chromePaths } from '#tests/support/crawl/chrome-paths.ts'
import { Crawl, windowsByKey } from '#tests/support/crawl/crawl.ts'
import { follow } from '#tests/support/crawl/follow.ts'
import { listedPaths, listedScreens } from '#tests/support/crawl/listed-screens.ts'
import { Traffic } from '#tests/support/crawl/traffic.ts'
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { giveToken } from '#tests/support/journey/log-in.ts'
import { projectsOnSale } from '#tests/support/projects-on-sale.ts'
import { servedPages } from '#tests/support/served-pages.ts'

test.describe.configure({ timeout: 240_000 })

let made: Backend | undefined
const known = new Map<SiteKey, ReturnType<typeof servedPages>>()

/** Which pages there are: one for each template of a site. */
function pagesOf(site: Site) {
  made ??= createBackend({ onViolation: 'fail' })
  const pages = known.get(site.key) ?? servedPages(made, site)
  known.set(site.key, pages)
  return pages
}

const isPersonal = ({ paths: { myPages } }: Site, path: string) =>
  myPages !== null && path.startsWith(myPages)

const isNarrowed = ({ paths: { residenceSearch } }: Site, path: string) =>
  residenceSearch !== null && path !== residenceSearch && path.startsWith(residenceSearch)

/** The paths of the main site that are listed, of My Pages or the others. */
const listed = (site: Site, which: 'personal' | 'open') =>
  site.key === 'Jmse' ? listedPaths().filter((path) => isPersonal(site, path) === (which === 'personal')) : []

/** What axe looks at on a site, and in which window. */
async function looksOf(key: SiteKey) {
  const window = windowsByKey[key]
  const elsewhere = window ? [] : sites.filter((one) => windowsByKey[one.key])
  const served = await Promise.all(elsewhere.map(pagesOf))
  return { window, lookedAt: new Set<string>(served.flatMap((pages) => [...pages.keys()])) }
}

test('the specification lists 27 paths for the main site, and each has something that only its screen has', () => {
  expect(listedPaths()).toHaveLength(27)
  expect([...listedScreens.keys()].toSorted()).toEqual(listedPaths().toSorted())
})

for (const site of sites) {
  const { key, basePath, paths } = site
  const isMain = key === 'Jmse'

  test(`a visitor of ${key} finds every page under its heading, in one language, without error, barrier or dead end, and none wider than a phone [${isMain ? 'F-006, X-083, ' : ''}F-009, F-011]`, async ({
    page,
    journey,
    world,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '')
    const looks = await looksOf(key)
    const crawl = new Crawl(page, site, { asker: { world }, port, ...looks })
    await journey({ site: key })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const chrome = await chromePaths(page, site)
    expect(chrome.length).toBeGreaterThan(5)
    const served = [...(await pagesOf(site)).values()].filter(({ token }) => !token)
    const mapped = (Object.keys(paths) as RouteKey[]).flatMap((one) =>
      isOpen(site, one) ? (paths[one] ?? []) : [],
    )
    const project = projectsOnSale[key as keyof typeof projectsOnSale] ?? []
    // header and footer are looked at on the first pages: small ones
    const first = [`${basePath}no-such-page/`, basePath]
    const all = [first, project, mapped, chrome, served.map(({ path }) => path)].flat()

    for (const path of new Set(all))
      // the sandbox has its own tests, and places narrow the search, which is one page (S-082)
      if (path !== paths.sandbox && !isPersonal(site, path) && !isNarrowed(site, path))
        await crawl.visit(path, { own: isMain ? listedScreens.get(path) : undefined })
    if (paths.textSearch) await crawl.visit(`${paths.textSearch}?s=en`, { isState: true })
    if (isOpen(site, 'residenceSearch')) await crawl.visit(`${paths.residenceSearch}#map`, { isState: true })

    expect([...crawl.paths]).toEqual(expect.arrayContaining(listed(site, 'open')))
    expect(await crawl.links.dead()).toEqual([])
  })

  if (!site.capabilities.login) continue

  test(`whoever is logged in finds the same of their pages of ${key}, and everybody else the login in their place [${isMain ? 'F-006, F-092, ' : ''}F-090]`, async ({
    page,
    context,
    journey,
    mock,
    world,
    baseURL,
  }) => {
    const personal = [...(await pagesOf(site)).values()].filter(({ token }) => token)
    const traffic = new Traffic(page)
    await journey({ site: key })
    for (const [nth, { path }] of personal.entries()) {
      expect.soft((await askPage(site, path, { world })).status, path).toBe(401)
      // what is refused leads to the login, whichever page it is: each of the main site is followed, of others one
      if (nth > 0 && !isMain) continue
      await traffic.rests()
      await follow(page, path)
      await expect(page, path).toHaveURL(
        ({ pathname, searchParams }) => pathname === paths.login && searchParams.get('referrer') === path,
      )
    }

    const visited: string[] = []
    const looks = await looksOf(key)
    const { origin, port } = new URL(on(site.hosts[0] ?? '', '/', baseURL))
    for (const [persona, pages] of Map.groupBy(personal, (one) => one.persona ?? '')) {
      const asker = { world, token: await giveToken(context, mock, { persona, origin }) }
      await agreeToTerms(site, asker)
      const crawl = new Crawl(page, site, {
        asker,
        port,
        ...looks,
        greeting: new RegExp(pages[0]?.firstName ?? ''),
      })
      await page.goto(origin + basePath)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      // whoever comes after the first may see another page at the same path
      for (const { path } of pages)
        await crawl.visit(path, {
          own: isMain && !visited.includes(path) ? listedScreens.get(path) : undefined,
        })
      expect(await crawl.links.dead()).toEqual([])
      visited.push(...crawl.paths)
    }
    expect(visited).toEqual(expect.arrayContaining(listed(site, 'personal')))
  })
}
