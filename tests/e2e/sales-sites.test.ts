import homeFi from '#src/features/home/messages.fi.json' with { type: 'json' }
import homeNb from '#src/features/home/messages.nb.json' with { type: 'json' }
import homeSv from '#src/features/home/messages.sv.json' with { type: 'json' }
import costFi from '#src/features/monthly-cost/messages.fi.json' with { type: 'json' }
import costNb from '#src/features/monthly-cost/messages.nb.json' with { type: 'json' }
import costSv from '#src/features/monthly-cost/messages.sv.json' with { type: 'json' }
import projectFi from '#src/features/project/messages.fi.json' with { type: 'json' }
import projectNb from '#src/features/project/messages.nb.json' with { type: 'json' }
import projectSv from '#src/features/project/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey.ts'
import { complaintsOf, strangeWords } from '#tests/support/newcomer.ts'

const swedish = {
  language: 'sv',
  home: homeSv,
  cost: costSv,
  project: projectSv,
  price: /^\d[\d\s]+\skr$/,
  fee: costSv.fee.SEK,
  rule: costSv.norm.SEK,
  hasRelief: true,
} as const

/** A project that is being sold on each site that sells, and what its language and country make of a home's costs. */
const sites = [
  {
    site: 'Jmno' as const,
    path: '/boliger/bergen/lonnelien/lonnelia/',
    language: 'nb' as const,
    home: homeNb,
    cost: costNb,
    project: projectNb,
    price: /^kr\s\d[\d\s]+$/,
    fee: costNb.fee.NOK,
    rule: costNb.norm.NOK,
    hasRelief: true,
  },
  {
    site: 'Jmoy' as const,
    path: '/asunnot/tampere/koskenranta/tampereen-masuuni/',
    language: 'fi' as const,
    home: homeFi,
    cost: costFi,
    project: projectFi,
    price: /^\d[\d\s]*\s€$/,
    fee: costFi.fee.EUR,
    rule: costFi.norm.EUR,
    // nothing is deducted in Finland
    hasRelief: false,
  },
  {
    site: 'Seniorgarden' as const,
    path: '/bostader/kungsbacka/asglantan/seniorhuset-blasippan/',
    ...swedish,
  },
  { site: 'Boratt' as const, path: '/bostader/lund/solbrunnshog/blaklinten/', ...swedish },
]

for (const { site, path, language, home, cost, project, price, fee, rule, hasRelief } of sites) {
  test(`${site}: a project and a home of it, in the site's own language, money and rules [K-026] [K-069]`, async ({
    page,
    journey,
  }) => {
    const complaints = complaintsOf(page)
    await journey({ site, path })
    const chosen = page.getByRole('region', { name: project.chosen.label })
    await expect(chosen).toBeVisible()
    expect(strangeWords(await page.getByRole('main').innerText(), language)).toEqual([])

    await chosen.getByRole('link').first().click()
    const costs = page.getByRole('region', { name: home.section.cost })
    await expect(costs.getByRole('definition').first()).toHaveText(price)
    await expect(costs.getByText(fee, { exact: true })).toBeVisible()
    await expect(costs.getByText(cost.row.net)).toHaveCount(hasRelief ? 1 : 0)
    await costs.getByText(cost.how).click()
    await expect(costs.getByText(rule)).toBeVisible()
    expect(strangeWords(await page.getByRole('main').innerText(), language)).toEqual([])
    expect(complaints).toEqual([])
  })
}
