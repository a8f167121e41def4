import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import favourites from '#src/features/favourites/messages.sv.json'
import premises from '#src/features/premises/messages.fi.json'
import saved from '#src/features/saved-searches/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import succession from '#src/features/succession/messages.sv.json'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'

const { mock, visit } = visits()

const down = { status: 503, problemCode: 'serviceUnavailable' } as const
const width = 320

const main = () => page.getByRole('main')
const articles = () => main().getByRole('article')
const cards = () => page.getByRole('list', { name: search.listLabel, exact: true }).getByRole('article')
const shows30 = () => expect.poll(() => cards().elements().length).toBe(30)
const pageWidth = () => document.documentElement.scrollWidth

test('a home whose saving is refused goes back, says so, and is tried again [F-152]', async () => {
  await visit({ persona: 'jonas', path: '/sok-bostad/' })
  await shows30()
  await mock.fault({ operationId: 'addFavorite', ...down })
  const heart = cards().first().getByRole('button')
  const told = cards().first().getByRole('alert')
  await heart.click()
  await expect.element(told).toHaveTextContent(favourites.failed)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await mock.clearFaults()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(told).not.toBeInTheDocument()
})

test('a board member has no hearts [P-016]', async () => {
  const { queryClient } = await visit({ persona: 'karin', path: '/sok-bostad/' })
  await shows30()
  // whatever is loaded late has come once this has
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.element(cards().getByRole('button')).not.toBeInTheDocument()
})

test('saved homes that cannot be read are asked for again [F-152]', async () => {
  await mock.fault({ operationId: 'getObjectsByIds', ...down })
  await visit({ persona: 'viggo', path: '/mina-sidor/mina-bostader/' })
  await expect.element(page.getByText(favourites.down)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: favourites.retry }).click()
  const homes = page.getByRole('region', { name: favourites.title }).getByRole('article')
  await expect.element(homes).toHaveLength(2)
})

test('a search that is saved already, or cannot be saved, keeps what was typed [CI-002]', async () => {
  await visit({ persona: 'jonas', path: '/sok-bostad/nacka/?minRooms=3' })
  const open = page.getByRole('button', { name: saved.save, exact: true })
  await open.click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: saved.submit })
  await mock.fault({ operationId: 'createSavedSearch', ...down })
  await dialog.getByRole('textbox').fill('Mitt namn')
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(saved.failed)
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Mitt namn')
  await mock.clearFaults()
  await submit.click()
  await expect.element(page.getByRole('dialog', { name: saved.savedTitle })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(saved.conflict)
})

test('saved searches that cannot be read are asked for again [F-153]', async () => {
  await mock.fault({ operationId: 'getSavedSearches', ...down })
  await visit({ persona: 'jonas', path: '/mina-sidor/sparade-sokningar/' })
  await expect.element(page.getByText(saved.down)).toBeVisible()
  await mock.clearFaults()
  await page.getByRole('button', { name: saved.retry }).click()
  await expect.element(page.getByText(saved.empty)).toBeVisible()
})

test('premises that cannot be read are asked for again, and filters that nothing fits can be cleared [F-145, X-077]', async () => {
  await mock.fault({ operationId: 'searchPremises', ...down })
  await visit({ site: 'Jmoy', path: '/toimitilat/?types=other&maxArea=1', width })
  await expect.element(page.getByText(premises.down)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: premises.retry }).click()
  await expect.element(page.getByText(premises.empty.filtered)).toBeVisible()
  await page.getByRole('button', { name: premises.clearAll }).last().click()
  await expect.element(articles().first()).toBeVisible()
  expect(pageWidth()).toBeLessThanOrEqual(width)
})

test('transfers that cannot be read are asked for again [F-146, X-077]', async () => {
  await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
  await visit({ path: '/overlatelser/', width })
  await expect.element(page.getByText(succession.down)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: succession.retry }).click()
  await expect.element(articles().first()).toBeVisible()
  expect(pageWidth()).toBeLessThanOrEqual(width)
})
