import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import favourites from '#src/features/favourites/messages.sv.json'
import login from '#src/features/login/messages.sv.json'
import saved from '#src/features/saved-searches/messages.sv.json'
import filters from '#src/screens/search/filters/messages.nb.json'
import nb from '#src/features/search/messages.nb.json'
import search from '#src/features/search/messages.sv.json'
import nothing from '#src/screens/search/nothing-found/messages.sv.json'
import visited from '#src/screens/search/visited/messages.sv.json'
import { clearCookie, writeCookie } from '#src/lib/storage/cookies.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { asked, mock, visit } = visits()

const t = translated('sv')
const start = '/sok-bostad/'
const down = { status: 503, problemCode: 'serviceUnavailable' } as const

const { keyboard } = userEvent
const main = () => page.getByRole('main')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cardsOf = (label: string) => page.getByRole('list', { name: label, exact: true }).getByRole('article')
const cards = () => cardsOf(search.listLabel)
/** How many cards there are, found without roles, which cost a long list much time. */
const count = (label: string = search.listLabel) =>
  document.querySelectorAll(`[aria-label="${label}"] article`).length
const shows30 = () => expect.poll(() => count()).toBe(30)
const found = () => main().getByRole('status').first()
const address = () => location.pathname + location.search

test('a Norwegian visitor filters and sorts homes and shows more, and finds them as they were on the way back [F-013, F-077, F-079, F-080, S-038]', async () => {
  const homes = () => cardsOf(nb.listLabel)
  const shows = (all: number) => expect.poll(() => count(nb.listLabel)).toBe(all)
  const names = () =>
    homes()
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  const priceOf = ({ lastElementChild: facts }: Element) =>
    /kr\s(\d+(?:\s\d{3})+)$/.exec(facts?.firstElementChild?.lastElementChild?.textContent ?? '')?.[1] ?? []
  const prices = () =>
    homes()
      .elements()
      .flatMap(priceOf)
      .map((price) => Number(price.replaceAll(/\s/g, '')))
  await visit({ site: 'Jmno', path: '/finn-din-bolig/' })
  await shows(30)
  await button(nb.filter.price).click()
  const popover = page.getByRole('dialog', { name: nb.filter.price })
  await popover.getByRole('textbox', { name: filters.range.price.high }).fill('7000000')
  await keyboard('{Tab}')
  await expect.poll(address).toMatch(/maxPrice=7000000/)
  await keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: nb.sort.label }).selectOptions(nb.sort.priceDesc)
  await expect.poll(address).toMatch(/sort=price/)
  const isSorted = () =>
    prices().length === 30 && prices().every((price, at) => price <= (prices()[at - 1] ?? 7_000_000))
  await expect.poll(isSorted).toBe(true)
  await button(nb.more.object).click()
  await shows(60)
  const before = names()
  await homes().nth(45).getByRole('link').click()
  await expect.poll(address).not.toMatch(/sort=price/)
  history.back()
  await shows(60)
  expect(names()).toEqual(before)
})

test('homes to move into now are asked for near the visitor, known or not [F-084, S-040, CV-008, E-025]', async () => {
  const { unmount } = await visit({ path: start })
  await shows30()
  clearCookie('uid')
  const last = () => {
    const { query = '', body = '{}' } = asked('/search_object').at(-1) ?? {}
    const { filter } = JSON.parse(body) as { filter?: object }
    return { geo: new URLSearchParams(query).get('geo'), filter }
  }
  await button(search.filter.inhabitDate).click()
  await page.getByRole('radio', { name: new RegExp(`^${search.inhabitDate[0]} \\(`) }).click()
  await expect.poll(last).toEqual({ geo: 'auto', filter: { inhabitDate: 0 } })
  await expect.poll(address).toMatch(/inhabitDate=0/)
  const path = address()
  await unmount()
  writeCookie('uid', 'anon-component-near', 60)
  await visit({ path })
  await expect.poll(last).toEqual({ geo: 'auto:anon-component-near', filter: { inhabitDate: 0 } })
  await expect.element(cards().first()).toBeVisible()
})

test('a visitor finds homes, and a project or an area by its name [F-154]', async () => {
  for (const [typed, suggestion] of [
    ['Strandängen', /^Brf Strandängen projekt/],
    ['Ekbacken', /^Ekbacken område/],
  ] as const) {
    const { unmount } = await visit({ path: start })
    await shows30()
    await expect.element(found()).toMatchTextContent(/^\d+ bostäder i \d+ projekt, \d+ områden$/)
    const all = found().element().textContent
    await button(search.chip.everywhere).click()
    await page.getByRole('searchbox', { name: search.place.label }).fill(typed)
    await page.getByRole('button', { name: suggestion }).click()
    await keyboard('{Escape}')
    await expect.element(cards().first()).toMatchTextContent(typed)
    await expect.poll(() => found().element().textContent).not.toBe(all)
    await unmount()
  }
})

test('when nothing fits, one filter is taken away, or a place chosen that has such homes', async () => {
  await visit({ path: `${start}?q=ekbacken&residenceType=townHouse&minRooms=3` })
  await expect.element(page.getByText(nothing.filtered)).toBeVisible()
  const without = page.getByRole('list', { name: nothing.without })
  await without.getByRole('button', { name: 'Ta bort filtret Minst 3 rok', exact: false }).click()
  await expect.poll(address).not.toMatch(/minRooms/)
  expect(address()).toMatch(/residenceType=townHouse/)
  history.back()
  const elsewhere = page.getByRole('list', { name: nothing.elsewhere }).getByRole('button')
  await elsewhere.first().click()
  await expect.poll(address).toMatch(/(?=.*residenceType=townHouse)(?=.*minRooms=3)/)
  await expect.poll(address).not.toMatch(/q=ekbacken/)
  await expect.element(cards().first()).toBeVisible()
})

test('a visitor with an anonymous id sees the homes looked at last, and the projects of a county that others look at [F-149, C-041, C-103, C-104]', async () => {
  const path = `${start}?q=stockholms-lan`
  writeCookie('uid', 'anon-component-looks', 60)
  const { unmount } = await visit({ path })
  await shows30()
  const home = cards().first().getByRole('link')
  const name = home.element().textContent
  await home.click()
  await expect.element(page.getByRole('navigation', { name: 'Du är här' })).toBeVisible()
  await unmount()
  await visit({ path })
  const last = page.getByRole('region', { name: visited.last })
  await expect.element(last.getByRole('link', { name, exact: true })).toBeVisible()
  const most = page.getByRole('region', { name: t('visited.most', { county: 'Stockholms län' }) })
  await expect.element(most.getByRole('article').first()).toBeVisible()
  expect(asked('/residence/search/by_ids/stage').length).toBeGreaterThan(0)
})

test('a home is taken from the saved ones and stays to be put back until the page is left [F-152, CI-005]', async () => {
  const path = '/mina-sidor/mina-bostader/'
  const { unmount } = await visit({ persona: 'viggo', path })
  const homes = page.getByRole('region', { name: favourites.title })
  const hearts = homes.getByRole('article').getByRole('button', { name: /^Spara/ })
  await expect.element(hearts).toHaveLength(2)
  /** The service takes a home from the saved ones, or puts it back: the page shows that before. */
  const changes = () =>
    asked('')
      .filter((call) => call.path.includes('/user/favorites') && call.answer)
      .map(({ method }) => method)
      .filter((method) => method !== 'GET')
  await hearts.first().click()
  await expect.element(hearts.first()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(homes.getByText('1 favorit', { exact: true })).toBeVisible()
  await expect.poll(changes).toEqual(['DELETE'])
  await hearts.first().click()
  await expect.element(homes.getByText('2 favoriter', { exact: true })).toBeVisible()
  await expect.poll(changes).toEqual(['DELETE', 'POST'])
  await hearts.first().click()
  await expect.element(homes.getByText('1 favorit', { exact: true })).toBeVisible()
  await expect.poll(changes).toEqual(['DELETE', 'POST', 'DELETE'])
  await unmount()
  await visit({ persona: 'viggo', path })
  await expect.element(hearts).toHaveLength(1)
})

test('a visitor who wants to save a search logs in, names it, is told where it is, and takes it away and back by keyboard [CI-002, CI-003]', async () => {
  await mock.takeThePhone()
  await visit({ path: `${start}nacka/?minRooms=3` })
  await expect.element(cards().first()).toBeVisible()
  await button(saved.save).click()
  await button(login.eid.otherDevice).click()
  await expect.element(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await mock.approveAs('jonas')

  const dialog = page.getByRole('dialog', { name: saved.title })
  const name = dialog.getByRole('textbox', { name: saved.name })
  // the number and its unit stay together
  await expect.element(name).toHaveValue('Nacka, Minst 3\u00a0rok')
  await name.fill('')
  await keyboard('{Enter}')
  await expect.element(dialog.getByText(saved.nameRequired)).toBeVisible()
  await name.fill('Treor i Nacka')
  await keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: saved.savedTitle })).toBeVisible()
  const toList = page.getByRole('link', { name: saved.toList })
  await expect.element(toList).toHaveAttribute('href', '/mina-sidor/sparade-sokningar/')
  await toList.click()
  await expect.element(page.getByRole('link', { name: 'Treor i Nacka' })).toBeVisible()
  expect(await barriersHere()).toEqual([])

  const remove = button(t('saved-searches.remove', { name: 'Treor i Nacka' }))
  await remove.click()
  await expect.element(button(saved.undo)).toHaveFocus()
  await keyboard('{Enter}')
  await expect.element(remove).toHaveFocus()
})

test('a home whose saving is refused goes back, says so, and is tried again [F-152]', async () => {
  await visit({ persona: 'jonas', path: '/sok-bostad/' })
  await shows30()
  await mock.fault({ operationId: 'addFavorite', ...down })
  const heart = cards()
    .first()
    .getByRole('button', { name: /^Spara/ })
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

test('saved homes that cannot be read are asked for again [F-152, C-042]', async () => {
  await mock.fault({ operationId: 'getObjectsByIds', ...down })
  await visit({ persona: 'viggo', path: '/mina-sidor/mina-bostader/' })
  await expect.element(page.getByText(favourites.down)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: favourites.retry }).click()
  const homes = page.getByRole('region', { name: favourites.title }).getByRole('article')
  await expect.element(homes).toHaveLength(2)
})

test('a search that is saved already, or cannot be saved, keeps what was typed, also over a reload [CI-002]', async () => {
  const narrowed = { persona: 'jonas', path: '/sok-bostad/nacka/?minRooms=3' }
  await visit(narrowed)
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
  await cleanup()
  await visit(narrowed)
  await open.click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Mitt namn')
  await submit.click()
  await expect.element(page.getByRole('dialog', { name: saved.savedTitle })).toBeVisible()
  await keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
  await keyboard('{Enter}')
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
