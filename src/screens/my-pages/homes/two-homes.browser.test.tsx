import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'
import texts from '../messages.sv.json'

const { visit } = visits()

const menu = () => page.getByRole('combobox', { name: texts.homes.label })
const choose = (name: RegExp) => menu().selectOptions(menu().getByRole('option', { name }))
const main = () => page.getByRole('main')

test('who has two homes begins with the one on its way, and chooses for overview and timeline [E-085, K-054, F-162]', async () => {
  await visit({ persona: 'margareta', path: '/mina-sidor/' })
  const home = page.getByRole('region', { name: /Tallkronan/ })
  await expect.element(home).toBeVisible()
  await choose(/Vassbågen/)
  await expect.element(page.getByRole('region', { name: /Vassbågen/ })).toBeVisible()
  await expect.element(home).not.toBeInTheDocument()
  expect(await barriersHere()).toEqual([])
  await page.getByRole('link', { name: texts.timeline.all }).click()
  await expect
    .element(page.getByRole('complementary', { name: texts.timeline.home }))
    .toMatchTextContent(/Vassbågen/)
})

test('the page of the second home is its own [F-163]', async () => {
  await visit({ persona: 'margareta', path: '/mina-sidor/' })
  await choose(/Vassbågen/)
  await page.getByRole('link', { name: texts.home.open }).click()
  await expect.element(main().getByRole('heading', { level: 2, name: /Vassbågen/ })).toBeVisible()
})

test('documents, payments and contacts are those of all homes, or of one of them [CI-011, CI-012, CI-013]', async () => {
  const documents = await visit({ persona: 'margareta', path: '/mina-sidor/mina-avtal/' })
  const rows = () => document.querySelectorAll('main section li').length
  await expect.element(menu()).toHaveDisplayValue(texts.homes.all)
  const all = rows()
  await choose(/Tallkronan/)
  const one = rows()
  expect(one).toBeGreaterThan(0)
  expect(one).toBeLessThan(all)
  await choose(/Vassbågen/)
  expect(one + rows()).toBe(all)
  await documents.unmount()

  const instalment = () =>
    main()
      .getByRole('listitem')
      .filter({ hasText: /Tallkronan/ })
  const payments = await visit({ persona: 'margareta', path: '/mina-sidor/betalningar/' })
  await expect.element(instalment().first()).toBeVisible()
  await choose(/Vassbågen/)
  await expect.element(instalment()).not.toBeInTheDocument()
  await payments.unmount()

  await visit({ persona: 'margareta', path: '/mina-sidor/kontakt/' })
  await choose(/Tallkronan/)
  await expect.element(main().getByRole('heading', { level: 2 }).first()).toBeVisible()
})
