import type { Page } from 'playwright'
import { jmse } from '#src/sites/jmse.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'

/** A screen of the portal: where it is, and what brings it about there. */
export type Screen = {
  name: string
  site: Site
  path: string
  /** Who looks at it, by id in the mock backend; a visitor when left out. */
  persona?: string
  /** The question about cookies is part of it. */
  asksForCookies?: boolean
  act?: (page: Page) => Promise<void>
}

/** The paths of a project and of one of its homes on each site that sells any. */
export type Examples = Partial<Record<Site['key'], { project: string; home: string }>>

/** A screen of the main site. */
export const main = (name: string, path: string, rest: Partial<Screen> = {}): Screen => ({
  name,
  site: jmse,
  path,
  ...rest,
})

/** Presses a button, and waits until what it opens stands still. */
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  await page.waitForTimeout(settledAfter)
}

/** Long enough for what unfolds or opens, in milliseconds. */
const settledAfter = 800

/** The screens of the main site that most visits see. */
export function screensOfMain({ project, home }: { project: string; home: string }): Screen[] {
  const [, , municipality, name] = project.split('/')
  const area = `/omraden/${municipality}/${name}/`
  const search = jmse.paths.residenceSearch ?? '/'
  return [
    main('start', '/'),
    main('start-menu', '/', { act: press(/^(Meny|Bostäder)$/) }),
    main('start-search', '/', { act: press('Sök') }),
    main('start-cookies', '/', { asksForCookies: true, act: (page) => page.getByRole('dialog').waitFor() }),
    main('search', search),
    main('search-filters', search, { act: press(/^(Fler filter|Filter)/) }),
    main('search-map', `${search}#map`),
    main('search-nothing', `${search}?minPrice=10000000&maxArea=5`),
    main('search-place', `${search}stockholm/nacka/`),
    main('area', area),
    main('project', project),
    main('home', home),
    main('text-search', `${jmse.paths.textSearch}?s=nacka`),
    main('premises', jmse.paths.premises ?? '/'),
    main('consent', jmse.paths.consent ?? '/'),
    main('career', jmse.paths.career ?? '/'),
    main('article', '/att-kopa-nytt/'),
    main('areas', '/omraden/'),
    main('login', jmse.paths.login ?? '/'),
    main('not-found', '/finns-inte/'),
    main('my-pages', jmse.paths.myPages ?? '/', { persona: 'amira' }),
  ]
}

/** Start, search, project and home on every site that has them. */
export function screensOfThemes(examples: Examples): Screen[] {
  return sites.flatMap((site) => {
    const { project, home } = examples[site.key] ?? {}
    const paths = {
      start: site.paths.start,
      search: site.capabilities.search ? site.paths.residenceSearch : null,
      project,
      home,
    }
    return Object.entries(paths).flatMap(([name, path]) =>
      path ? [{ name: `${site.theme}-${name}`, site, path }] : [],
    )
  })
}
