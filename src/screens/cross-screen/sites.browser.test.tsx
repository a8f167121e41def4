import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageViewModel } from '#gen/content/model.ts'
import type { Language } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { projectsOnSale } from '#tests/support/projects-on-sale.ts'
import { siteOf } from '#tests/support/site-of.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { answered, asked, visit } = visits()

const translators = {
  sv: translated('sv'),
  en: translated('en'),
  nb: translated('nb'),
  fi: translated('fi'),
} satisfies Record<Language, unknown>

const main = () => page.getByRole('main')

test.each(sites.map((site) => ({ site, key: site.key })))(
  '$key is itself: name, language, dress, what it offers and where [F-001, F-002, F-005]',
  async ({ site, key }) => {
    const { capabilities: can, paths } = site
    const t = translators[site.language]
    await visit({ site: key, width: 1440 })
    await expect.element(page.getByRole('contentinfo')).toBeVisible()
    const [first] = await answered<PageViewModel>(`${site.basePath}GetViewModel`)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(first?.content.heading ?? 'none')

    const { documentElement: html } = document
    expect([html.lang, html.dataset['site']]).toEqual([site.locale, site.theme])
    await expect.poll(() => document.title).toContain(site.name)
    await expect.element(page.getByText(t('app.skip'))).toBeInTheDocument()

    const bar = page.getByRole('banner')
    const count = (all: { elements: () => Element[] }) => expect.poll(() => all.elements().length)
    await expect
      .element(bar.getByRole('link', { name: t('header.home', { name: site.name }), exact: true }))
      .toHaveAttribute('href', site.basePath)
    await count(bar.getByRole('button', { name: t('header.login'), exact: true })).toBe(can.login ? 1 : 0)
    const hasHearts = can.login && can.residences
    await count(bar.getByRole('button', { name: t('header.favourites'), exact: false })).toBe(
      hasHearts ? 1 : 0,
    )
    const hasSearch = can.search && can.simpleSearch
    const searches = () => document.querySelectorAll('main search')
    await expect.poll(() => searches().length).toBe(hasSearch ? 1 : 0)

    // only who sells homes counts them
    if (!hasSearch) return
    await expect.poll(() => asked('/residence/search_object').length).toBeGreaterThan(0)
    const [homes] = asked('/residence/search_object')
    expect(JSON.parse(homes?.body ?? '{}')).toMatchObject({ siteId: site.siteId })
    searches()[0]?.querySelector('button')?.click()
    await expect.poll(() => location.pathname).toBe(paths.residenceSearch)
    await expect.element(main().getByRole('article').first()).toBeVisible()
  },
)

/**
 * What the language and the country of each site that sells make of a home's costs; its words are read by the crawl. Where
 * the association owes, the fee is told apart from the interest in it.
 */
const money = [
  {
    site: 'Jmno',
    currency: 'NOK',
    price: /^kr\s\d[\d\s]+$/,
    hasRelief: true,
    fee: 'row.running',
    included: 'kommunale avgifter, bygningsforsikring, bredbånd og drift og vedlikehold',
  },
  // nothing is deducted in Finland
  {
    site: 'Jmoy',
    currency: 'EUR',
    price: /^\d[\d\s]*\s€$/,
    hasRelief: false,
    fee: 'row.running',
    included: 'lämmitys, kiinteistön hoito, laajakaista ja jätehuolto',
  },
  {
    site: 'Seniorgarden',
    currency: 'SEK',
    price: /^\d[\d\s]+\skr$/,
    hasRelief: true,
    fee: 'fee.SEK',
    included: 'värme, vatten, bredband och skötsel av hus och gård',
  },
  {
    site: 'Boratt',
    currency: 'SEK',
    price: /^\d[\d\s]+\skr$/,
    hasRelief: true,
    fee: 'fee.SEK',
    included: 'värme, vatten, bredband och skötsel av hus och gård',
  },
] as const

test.each(money)(
  '$site: a home of a project, in the site’s own language, money and rules [K-026, K-069]',
  async ({ site, currency, price, hasRelief, fee, included }) => {
    const t = translators[siteOf(site).site.language]
    await visit({ site, path: projectsOnSale[site] })
    const chosen = page.getByRole('region', { name: t('project.chosen.label') })
    await chosen.getByRole('link').first().click()
    const costs = page.getByRole('region', { name: t('home.section.cost') })
    await expect.element(costs.getByRole('definition').first()).toMatchTextContent(price)
    await expect.element(costs.getByText(t(`monthly-cost.${fee}`), { exact: true })).toBeVisible()
    const net = costs.getByText(t('monthly-cost.row.net'))
    await expect.poll(() => net.elements().length).toBe(hasRelief ? 1 : 0)
    const how = costs.getByText(t('monthly-cost.how'))
    // WCAG 2.5.8
    expect(how.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await how.click()
    await expect.element(costs.getByText(t(`monthly-cost.norm.${currency}`))).toBeVisible()
    await expect
      .element(costs.getByText(t('monthly-cost.feeIncludes', { what: included }), { exact: true }))
      .toBeVisible()
  },
)
