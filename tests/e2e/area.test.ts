import { expect, test } from '#tests/support/journey.ts'

test('an area shows its projects, how many homes are left, and where it is', async ({ page, journey }) => {
  await journey({ path: '/omraden/sollentuna/edsstrand/' })
  const main = page.getByRole('main')
  await expect(main.getByText(/^15 av 40$/)).toBeVisible()
  await expect(main.getByRole('list', { name: 'Projekt här' }).getByRole('listitem')).toHaveCount(2)
  await expect(main.getByRole('img', { name: 'Karta, Edsstrand' })).toBeVisible()
  await expect(main.getByText('Badplats')).toBeVisible()
})
