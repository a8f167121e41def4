import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageViewModel } from '#src/api/content/content.ts'
import header from '#src/features/header/messages.en.json'
import texts from '#src/features/page-content/messages.sv.json'
import search from '#src/screens/text-search/messages.en.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { answered, mock, visit } = visits()

test('the pages about working here lead to each other, and say which one is read [S-081, T-077, T-006]', async () => {
  await visit({ path: '/karriar/lediga-jobb/platschef-nacka/' })
  const menu = page.getByRole('navigation', { name: texts.career })
  await expect
    .element(menu.getByRole('link', { name: 'Lediga jobb' }))
    .toHaveAttribute('aria-current', 'true')
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
  await expect.element(page.getByRole('main').getByRole('status').first()).toHaveFocus()
})

const t = translated('sv')
const address = () => location.pathname + location.search
const pages = () => page.getByRole('navigation', { name: texts.list.pages })
const link = (label: string, name: string) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name, exact: true })
const shown = (from: number, to: number, total: number) =>
  page.getByText(t('page-content.list.part', { from, to, total }))

async function whole() {
  const [model] = await answered<PageViewModel>('/press/GetViewModel')
  if (model?.content.kind !== 'pageList') throw new Error('Press is no list')
  return model.content
}

test('press releases come twelve at a time, each part with an address, and Back leads to the one before [F-011, CI-012, T-053]', async () => {
  await visit({ path: '/press/' })
  const items = page.getByRole('list', { name: 'Press' }).getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(12)
  const { items: all } = await whole()
  await expect.element(shown(1, 12, all.length)).toBeVisible()
  await pages().getByRole('link', { name: texts.list.after }).click()
  await expect.poll(address).toBe('/press/?page=2')
  await expect.element(shown(13, Math.min(24, all.length), all.length)).toHaveFocus()
  await expect.element(items.first()).toMatchTextContent(all[12]?.heading ?? '')
  expect(await barriersHere()).toEqual([])
  history.back()
  await expect.element(items.first()).toMatchTextContent(all[0]?.heading ?? '')
})

test('a year and a category narrow the list together, and the address keeps both [CI-012]', async () => {
  await visit({ path: '/press/' })
  await expect.element(page.getByRole('navigation', { name: texts.list.years })).toBeVisible()
  const { items, years = [], categories } = await whole()
  const year = years.at(-1) ?? 0
  const [category = ''] = categories
  const inYear = items.filter(({ publishedOn = '' }) => publishedOn.startsWith(`${year}-`))
  await link(texts.list.years, String(year)).click()
  await expect.poll(address).toBe(`/press/?year=${year}`)
  await expect
    .element(page.getByText(t('page-content.list.count', { count: inYear.length })).first())
    .toBeVisible()
  await expect.element(link(texts.list.years, String(year))).toHaveAttribute('aria-current', 'true')
  await link(texts.list.categories, category).click()
  await expect.poll(() => new URLSearchParams(location.search).get('category')).toBe(category)
  expect(new URLSearchParams(location.search).get('year')).toBe(String(year))
})

test('reference projects are chosen by what kind of project they are [E-035, T-063]', async () => {
  await visit({ path: '/referensprojekt/' })
  const kinds = page.getByRole('group', { name: texts.list.categories })
  await kinds.getByRole('button', { name: 'Hyresrätter' }).click()
  const cards = page.getByRole('list', { name: 'Referensprojekt' }).getByRole('listitem')
  await expect.element(cards.first()).toMatchTextContent('Hyresrätter')
})

test('the page of homes that agents sell has homes on it [R-027]', async () => {
  await visit({ path: '/maklar-objekt/' })
  await expect.element(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

const article = 'Vitt är inte en färg'
const open = () => page.getByRole('main').getByRole('link', { name: article })
const dialog = () => page.getByRole('dialog', { name: article })

test('an article opens over the list and as large as the window; Back and its own words lead back [N-030, S-030]', async () => {
  await visit({ path: '/inspiration/' })
  await open().click()
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => location.pathname + location.hash).toBe('/inspiration/#modal')
  await expect.element(dialog().getByRole('img').first()).toBeVisible()
  expect(await barriersHere({ modal: true })).toEqual([])
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await open().click()
  await dialog().getByRole('button', { name: texts.inspiration.back }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(open()).toHaveFocus()
})

test('an article that cannot be read is asked for again, and has a page of its own all the same [N-030]', async () => {
  await visit({ path: '/inspiration/' })
  await expect.element(open()).toBeVisible()
  await mock.fault({ operationId: 'getViewModel', status: 503 })
  await open().click()
  await expect.element(dialog().getByText(texts.inspiration.down)).toBeVisible()
  await mock.clearFaults()
  await dialog().getByRole('button', { name: texts.inspiration.retry }).click()
  await expect.element(dialog().getByRole('img').first()).toBeVisible()
  await dialog().getByRole('link', { name: texts.inspiration.page }).click()
  await expect.poll(() => location.pathname).toBe('/inspiration/vitt-ar-inte-en-farg/')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('above a form a page begins its text where the form begins', async () => {
  await visit({ path: '/kundservice/ring-upp-mig/', width: 1440 })
  const leftOf = (found: { element: () => Element }) =>
    Math.round(found.element().getBoundingClientRect().left)
  const label = page.getByText('Förnamn', { exact: true })
  await expect.element(label).toBeVisible()
  expect(leftOf(page.getByText(/^Lämna ditt nummer/))).toBe(leftOf(label))
})
