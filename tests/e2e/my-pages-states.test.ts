import { barriers } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'
import { menuOf } from '#tests/support/my-pages.ts'
import { strangeWords } from '#tests/support/newcomer.ts'
import { pageHeading } from '#tests/support/page-heading.ts'
import { siteOf } from '#tests/support/site-of.ts'

test.slow()

const swedish = ['min-bostad', 'kontakt', 'nyheter', 'mina-avtal', 'betalningar', 'tidslinje']

for (const { key, persona, paths } of [
  { key: 'Jmse', persona: 'amira', paths: swedish.map((path) => `/mina-sidor/${path}/`) },
  {
    key: 'Jmno',
    persona: 'henning',
    paths: [
      'min-bolig',
      'kontakt',
      'nyheter',
      'mine-avtaler',
      'mine-avtaler/ferdig',
      'betalinger',
      'tidslinje',
    ].map((path) => `/mine-sider/${path}/`),
  },
  {
    key: 'Jmoy',
    persona: 'vaino',
    paths: ['oma-asunto', 'yhteystiedot', 'uutiset', 'sopimukset', 'sopimukset/valmis', 'aikajana'].map(
      (path) => `/sivuni/${path}/`,
    ),
  },
] as const)
  test(`the pages of My Pages on ${key} speak its language, have no barrier on a phone and fit 320 px`, async ({
    page,
    journey,
  }) => {
    test.setTimeout(240_000)
    const { site } = siteOf(key)
    for (const path of paths) {
      await journey({ site: key, persona, path, width: 390 })
      await expect(menuOf(page).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const main = page.getByRole('main')
      await expect(pageHeading(main), path).toBeVisible()
      expect(strangeWords(await main.innerText(), site.language), path).toEqual([])
      expect(await barriers(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, path).toBeLessThanOrEqual(320)
    }
  })
