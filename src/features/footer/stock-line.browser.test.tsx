import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visits } from '#tests/support/visits.tsx'

const { visit } = visits()

test('pages of the company end with the price of its share, where the site shows it [G-078, E-004]', async () => {
  await visit({ path: '/om-oss/' })
  const share = page.getByRole('complementary', { name: 'Aktien' })
  await expect.element(share.getByText(/^\d{3},\d0\skr$/)).toBeVisible()
  await expect.element(share.getByText(/^[−+]?\d,\d\s% sedan börsdagen före$/)).toBeVisible()
  await expect.element(share.getByRole('link')).toHaveAttribute('href', '/om-oss/investerare/')
})
