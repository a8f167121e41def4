import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import content from '#src/features/page-content/messages.sv.json'
import header from '#src/features/header/messages.en.json'
import search from '#src/screens/text-search/messages.en.json'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'

const { visit } = visits()

test('the pages about working here lead to each other, and say which one is read [S-081, T-077, T-006]', async () => {
  await visit({ path: '/karriar/lediga-jobb/platschef-nacka/' })
  const menu = page.getByRole('navigation', { name: content.career })
  await expect
    .element(menu.getByRole('link', { name: 'Lediga jobb' }))
    .toHaveAttribute('aria-current', 'page')
  expect(await barriersHere()).toEqual([])
  await menu.getByRole('link', { name: 'Studenter' }).click()
  await expect.poll(() => location.pathname).toBe('/karriar/studenter/')
  await expect.element(menu.getByRole('link', { name: 'Studenter' })).toHaveAttribute('aria-current', 'page')
})

test('on the English site the header leads to the search of the company, with what others search for [T-020, S-081]', async () => {
  await visit({ site: 'JmseEn', path: '/en/' })
  await page.getByRole('banner').getByRole('link', { name: header.search }).click()
  await expect.poll(() => location.pathname).toBe('/en/about-us/search/')
  const popular = page.getByRole('list', { name: search.popular })
  await popular.getByRole('link', { name: 'annual report' }).click()
  await expect.poll(() => location.search).toBe('?s=annual+report')
  await expect.element(popular).not.toBeInTheDocument()
})
