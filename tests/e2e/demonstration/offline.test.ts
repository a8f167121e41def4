import { expect, test } from '#tests/support/journey/journey.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const greeting = filled(texts.sv.myPages.greeting.hello, { name: 'Amira' })

test(
  'a demonstration that has its backend inside is reloaded without a network, where one was',
  { tag: '@static' },
  async ({ page, journey, context }) => {
    await journey({ persona: 'amira', path: '/mina-sidor/' })
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
    await expect.poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
    await context.setOffline(false)
  },
)
