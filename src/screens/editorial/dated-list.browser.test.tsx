import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageViewModel } from '#src/api/content.ts'
import texts from '#src/features/page-content/messages.sv.json'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { translated } from '#tests/support/translated.ts'
import { visits } from '#tests/support/visits.tsx'

const { answered, visit } = visits()

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
