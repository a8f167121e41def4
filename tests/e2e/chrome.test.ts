import type { Page } from '@playwright/test'
import content from '#src/features/page-content/messages.sv.json' with { type: 'json' }
import { expect, on, test } from '#tests/support/journey/journey.ts'
import { filled } from '#tests/support/texts/texts.ts'

test.describe('films', () => {
  // the cookie is set once and not in every frame, so that what a visitor allows stays
  test.use({ asksForCookies: true })

  const player = (page: Page) => page.locator('iframe[title="Så blir strandpromenaden"]')
  const play = filled(content.film.play, { title: 'Så blir strandpromenaden' })

  test('a film from others plays only once the visitor has allowed it [F-017, P-034]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'consent', value: 'answered', url: on('localhost', '/', baseURL) }])
    await page.goto(on('localhost', '/nyheter/strandpromenaden-oppnar/', baseURL))
    await page.getByRole('button', { name: play }).click()
    const question = page.getByRole('dialog', { name: content.film.askTitle })
    await question.getByRole('button', { name: content.film.deny }).click()
    await expect(question).toBeHidden()
    await expect(player(page)).toHaveCount(0)
    await page.getByRole('button', { name: play }).click()
    await question.getByRole('button', { name: content.film.allow }).click()
    await expect(player(page)).toBeVisible()
    await expect(player(page).contentFrame().getByRole('button', { name: 'Paus' })).toBeVisible()
    const cookies = await page.context().cookies(page.url())
    expect(cookies.find(({ name }) => name === 'consent')?.value).toBe('answered.thirdParty')
  })
})

test.describe('what search engines and previews get', () => {
  const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`)

  test('a shared page shows its picture 1200 pixels wide [F-021, K-034]', async ({ page, baseURL }) => {
    await page.goto(on('localhost', '/', baseURL))
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /^http.*[?&]width=1200&/)
    const image = await meta(page, 'og:image').getAttribute('content')
    const type = await page.evaluate(
      async (url) => (await fetch(url)).headers.get('content-type'),
      image ?? '',
    )
    expect(type).toBe('image/webp')
    await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title())
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/en\/$/)
    await expect(page.locator('link[hreflang="sv"]')).toHaveAttribute('href', /:\d+\/$/)
  })
})
