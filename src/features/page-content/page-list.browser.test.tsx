import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { PageList } from './page-list.tsx'

test('a list of pages is narrowed to a category and says how many are left', async () => {
  const items = [
    {
      id: '1',
      heading: 'Taket är på plats',
      url: '/nyheter/taket/',
      category: 'Bygge',
      publishedOn: '2026-11-17',
    },
    { id: '2', heading: 'Ny chef', url: '/nyheter/chef/', category: 'Organisation' },
  ]
  await renderIn(jmse, <PageList items={items} categories={['Bygge', 'Organisation']} label="Nyheter" />)
  await expect.element(page.getByText('2026-11-17 · Bygge')).toBeVisible()
  await page.getByRole('button', { name: 'Organisation' }).click()
  await expect.element(page.getByRole('link', { name: 'Ny chef' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Taket är på plats' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toMatchTextContent('1 träff')
  await expect
    .element(page.getByRole('button', { name: 'Organisation' }))
    .toHaveAttribute('aria-pressed', 'true')
})
