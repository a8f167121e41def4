import { createTranslator } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Site } from '#src/sites/site.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import {
  newBackend,
  openPortal,
  portalAnsweredBy,
  type Watched,
} from '#tests/support/component/mocked-portal.tsx'
import { servedBySite, type ServedPage, type ServedSite } from '#tests/support/served-pages.ts'

type Template = ServedPage['page']['template']

const backend = newBackend()
let served: ServedSite[]
let watched: Watched

beforeAll(async () => {
  served = await servedBySite(backend)
})
beforeEach(async () => {
  await page.viewport(1000, 900)
  watched = portalAnsweredBy(backend)
})
afterEach(() => watched.leave())

/** What stands around a page, as somebody sees it. */
type Around = { header: 'none' | 'logo' | 'menu'; heart: boolean; ownMenu: boolean; footer: boolean }

const nothing: Around = { header: 'none', heart: false, ownMenu: false, footer: false }
const logo: Around = { ...nothing, header: 'logo' }
const whole: Around = { ...nothing, header: 'menu', footer: true }

type Frame = { title: string; ids: string; of: Template[]; around: (site: Site, path: string) => Around }

const frames: Frame[] = [
  {
    title: 'the sandbox stands alone on every site, and so does the end of a booking in Finland',
    ids: 'T-085',
    of: ['sandbox', 'clickToBuyComplete'],
    around: ({ paths }, path) => ([paths.sandbox, paths.bookingSuccess].includes(path) ? nothing : logo),
  },
  {
    title: 'succession and showings stand below the logo alone on every site that has them',
    ids: 'T-086, T-094',
    of: ['succession', 'showingForm', 'showingQr'],
    around: () => logo,
  },
  {
    title: 'My Pages have their own menu below the whole header on every site that has them',
    ids: 'T-087, T-092',
    of: ['myPages', 'timeline'],
    around: (site) => ({ ...whole, heart: hasHeart(site), ownMenu: true }),
  },
  {
    title: 'a booking stands below the logo alone on every site that has it',
    ids: 'T-088, T-094',
    of: ['booking', 'clickToBuyContract'],
    around: () => logo,
  },
  {
    title: 'corporate pages leave the saved homes out of their header on every site',
    ids: 'T-089, T-093',
    of: ['corporateAbout'],
    around: () => whole,
  },
  {
    title: 'every other page has the whole header, and a footer, on every site',
    ids: 'T-090, T-091',
    of: ['start'],
    around: (site) => ({ ...whole, heart: hasHeart(site) }),
  },
]
const hasHeart = ({ capabilities: can }: Site) => can.login && can.residences

// not by test.each, which cuts long titles and the ids at their end
for (const { title, ids, of, around } of frames) {
  test(`${title} [${ids}]`, async () => {
    const shown = served.flatMap(({ site, pages }) =>
      of.flatMap((template) => {
        const found = pages.get(template)
        return found ? [{ site, ...found }] : []
      }),
    )
    expect(shown.length).toBeGreaterThanOrEqual(of.length)
    for (const { site, path, token } of shown) {
      const where = `${site.key} ${path}`
      const { queryClient } = await openPortal(site, path, token)
      await expect.poll(() => isShown('main h1'), { message: where }).toBe(true)
      await expect.poll(() => queryClient.isFetching(), { message: where }).toBe(0)
      await expect.poll(() => seen(site), { message: where }).toEqual(around(site, path))
      await cleanup()
      expect({ where, complaints: watched.complaints }).toEqual({ where, complaints: [] })
    }
  })
}

function seen(site: Site): Around {
  const t = textsOf(site)
  const bar = document.querySelector('header')
  const menu = bar?.querySelector(`nav[aria-label="${t('header.mainMenu')}"]`)
  return {
    header: menu ? 'menu' : bar?.querySelector('a') ? 'logo' : 'none',
    heart: Boolean(bar?.querySelector(`[aria-label="${t('header.favourites')}"]`)),
    ownMenu: isShown(`nav[aria-label="${t('my-pages.menu.label')}"]`),
    footer: isShown('footer'),
  }
}

type Foldout = {
  title: string
  ids: string
  /** Whether a site has it, given its start page. */
  has: (site: Site, start: ServedPage) => boolean
  /** What the button that unfolds it is called. */
  button: (t: Texts, firstName: string) => string
  /** What stands in it and nowhere else in the header. */
  inside: (t: Texts, site: Site) => string
}

const foldouts: Foldout[] = [
  {
    title: 'the menu unfolds on every site',
    ids: 'T-095',
    has: () => true,
    button: (t) => t('header.menu'),
    inside: (t) => `nav[aria-label="${t('header.menu')}"] a`,
  },
  {
    title: 'quick search unfolds on every site that has it',
    ids: 'T-096',
    has: ({ headerSearch }) => headerSearch === 'overlay',
    button: (t) => t('header.search'),
    inside: () => 'input',
  },
  {
    title: 'the languages unfold on every site that has more than one',
    ids: 'T-097',
    has: (_, { page: { availableLanguages } }) => availableLanguages.length > 0,
    button: (t) => t('header.language'),
    inside: () => 'ul:not([aria-label]) a[hreflang]',
  },
  {
    title: 'the menu of whoever is logged in unfolds on every site with a login',
    ids: 'T-098',
    has: ({ capabilities }) => capabilities.login,
    button: (t, name) => t('header.userMenu', { name }),
    inside: (_, { paths }) => `a[href="${paths.mySettings}"]`,
  },
  {
    title: 'the notifications unfold on every site that has them',
    ids: 'T-099',
    has: ({ capabilities }) => capabilities.login && capabilities.notifications,
    button: (t) => t('header.notifications', { count: 0 }).split(',')[0] ?? '',
    inside: () => 'h2',
  },
]

for (const { title, ids, has, button, inside } of foldouts) {
  test(`${title} [${ids}]`, async () => {
    const having = served.flatMap(({ site, pages }) => {
      const start = pages.get('start')
      return start && has(site, start) ? [{ site, start, person: pages.get('myPages') }] : []
    })
    expect(having.length).toBeGreaterThan(1)
    for (const { site, start, person } of having) {
      const t = textsOf(site)
      await openPortal(site, start.path, person?.token)
      const label = `header button[aria-label^="${button(t, person?.firstName ?? '')}"]`
      await expect.poll(() => isShown(label), { message: site.key }).toBe(true)
      expect(isShown(`header ${inside(t, site)}`)).toBe(false)
      document.querySelector<HTMLElement>(label)?.click()
      await expect.poll(() => isShown(`header ${inside(t, site)}`), { message: site.key }).toBe(true)
      await cleanup()
      expect({ site: site.key, complaints: watched.complaints }).toEqual({ site: site.key, complaints: [] })
    }
  })
}

type Texts = ReturnType<typeof textsOf>

const textsOf = ({ language }: Site) => createTranslator({ locale: language, messages: allTexts(language) })

const isShown = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() ?? false
