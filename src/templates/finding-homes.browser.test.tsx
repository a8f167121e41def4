import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import favourites from '#src/features/favourites/messages.sv.json'
import login from '#src/features/login/messages.sv.json'
import saved from '#src/features/saved-searches/messages.sv.json'
import nb from '#src/features/search/messages.nb.json'
import search from '#src/features/search/messages.sv.json'
import visited from '#src/features/visited/messages.sv.json'
import { clearCookie, writeCookie } from '#src/lib/cookies.ts'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { translated } from '#tests/support/translated.ts'
import { visits } from '#tests/support/visits.tsx'

const { asked, mock, visit } = visits()

const t = translated('sv')
const start = '/sok-bostad/'

const { keyboard } = userEvent
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cardsOf = (label: string) => page.getByRole('list', { name: label, exact: true }).getByRole('article')
const cards = () => cardsOf(search.listLabel)
const count = () => cards().elements().length
const shows30 = () => expect.poll(count).toBe(30)
const found = () => page.getByRole('main').getByRole('status').first()
const address = () => location.pathname + location.search

test('an address that makes no sense shows the plain search', async () => {
  await visit({ path: `${start}?minPrice=mycket&sort=hej&residenceType=slott` })
  await expect.poll(count).toBe(30)
})

test('a Norwegian visitor filters and sorts homes and shows more, and finds them as they were on the way back [F-013, F-077, F-079, F-080, S-038]', async () => {
  const homes = () => cardsOf(nb.listLabel)
  const shows = (count: number) => expect.poll(() => homes().elements().length).toBe(count)
  const names = () =>
    homes()
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent)
  const prices = () =>
    homes()
      .elements()
      .flatMap(({ lastElementChild: facts }) => {
        const [, price] = /kr\s(\d+(?:\s\d{3})+)\s*$/.exec(facts?.lastElementChild?.textContent ?? '') ?? []
        return price ? [Number(price.replaceAll(/\s/g, ''))] : []
      })
  await visit({ site: 'Jmno', path: '/finn-din-bolig/' })
  await shows(30)
  await button(nb.filter.price).click()
  const popover = page.getByRole('dialog', { name: nb.filter.price })
  await popover.getByRole('textbox', { name: nb.range.price.high }).fill('7000000')
  await keyboard('{Tab}')
  await expect.poll(address).toMatch(/maxPrice=7000000/)
  await keyboard('{Escape}')
  await expect.element(popover).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: nb.sort.label }).selectOptions(nb.sort.priceDesc)
  await expect.poll(address).toMatch(/sort=price/)
  const isSorted = () =>
    prices().length === 30 && prices().every((price, at) => price <= (prices()[at - 1] ?? 7_000_000))
  await expect.poll(isSorted).toBe(true)
  await button(nb.more.button).click()
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
  await expect.element(page.getByText(search.empty.filtered)).toBeVisible()
  const without = page.getByRole('list', { name: search.help.without })
  await without.getByRole('button', { name: 'Ta bort filtret Minst 3 rok', exact: false }).click()
  await expect.poll(address).not.toMatch(/minRooms/)
  expect(address()).toMatch(/residenceType=townHouse/)
  history.back()
  const elsewhere = page.getByRole('list', { name: search.help.elsewhere }).getByRole('button')
  await elsewhere.first().click()
  await expect.poll(address).toMatch(/(?=.*residenceType=townHouse)(?=.*minRooms=3)/)
  await expect.poll(address).not.toMatch(/q=ekbacken/)
  await expect.element(cards().first()).toBeVisible()
})

test('a visitor with an anonymous id sees the homes looked at last, and the projects of a county that others look at [F-149, C-103, C-104]', async () => {
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
})

test('a home is taken from the saved ones and stays to be put back until the page is left [F-152, CI-005]', async () => {
  const path = '/mina-sidor/mina-bostader/'
  const { unmount } = await visit({ persona: 'viggo', path })
  const homes = page.getByRole('region', { name: favourites.title })
  const hearts = homes.getByRole('article').getByRole('button')
  await expect.element(hearts).toHaveLength(2)
  /** The service takes a home from the saved ones, or puts it back: the page shows that before. */
  const changes = () =>
    asked('')
      .filter((call) => call.path.includes('/user/favorites') && call.answer)
      .map(({ method }) => method)
      .filter((method) => method !== 'GET')
  await hearts.first().click()
  await expect.element(hearts.first()).toHaveAttribute('aria-pressed', 'false')
  await expect.element(homes.getByText('1 bostad', { exact: true })).toBeVisible()
  await expect.poll(changes).toEqual(['DELETE'])
  await hearts.first().click()
  await expect.element(homes.getByText('2 bostäder', { exact: true })).toBeVisible()
  await expect.poll(changes).toEqual(['DELETE', 'POST'])
  await hearts.first().click()
  await expect.element(homes.getByText('1 bostad', { exact: true })).toBeVisible()
  await expect.poll(changes).toEqual(['DELETE', 'POST', 'DELETE'])
  await unmount()
  await visit({ persona: 'viggo', path })
  await expect.element(hearts).toHaveLength(1)
})

test('a visitor who wants to save a search logs in, names it, and is told where it is [CI-002]', async () => {
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
  await expect
    .element(page.getByRole('link', { name: saved.toList }))
    .toHaveAttribute('href', '/mina-sidor/sparade-sokningar/')
  await page.getByRole('link', { name: saved.toList }).click()
  await expect.element(page.getByRole('link', { name: 'Treor i Nacka' })).toBeVisible()
  expect(await barriersHere()).toEqual([])
})
