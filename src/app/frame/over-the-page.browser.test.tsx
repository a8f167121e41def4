import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import consent from '#src/features/consent/messages.sv.json'
import type { Notification } from '#gen/notification/model.ts'
import header from '#src/features/header/messages.sv.json'
import login from '#src/features/login/messages.sv.json'
import notifications from '#src/features/notifications/messages.sv.json'
import overlay from '#src/features/search-overlay/messages.sv.json'
import textSearch from '#src/screens/text-search/messages.sv.json'
import { clearCookie, readCookie } from '#src/lib/storage/cookies.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { holdTimers } from '#tests/support/component/held-timers.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { waitLimit } from '#tests/support/wait-limit.ts'

const { answered, asked, mock, visit } = visits()

const t = translated('sv')

const down = { operationId: 'textSearch', status: 503, problemCode: 'searchServiceDown' } as const

test('to close the question about cookies agrees to nothing [F-035, S-008]', async () => {
  clearCookie('consent')
  await visit({ path: '/om-oss/' })
  const dialog = page.getByRole('dialog', { name: consent.title })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(readCookie('consent')).toBe('answered')
  await expect
    .poll(() => asked('/api/experiments/cookie-consent/1'))
    .toMatchObject([{ method: 'POST', body: '' }])
})

const field = () => page.getByRole('combobox', { name: overlay.label })
const hits = () => page.getByRole('listbox', { name: overlay.best }).getByRole('option')
const chosen = () => page.getByRole('option', { selected: true })
const { keyboard } = userEvent

async function openSearch() {
  await page.getByRole('button', { name: header.search, exact: true }).click()
  await expect.element(field()).toHaveFocus()
}

test('the search of the header offers a field, what others look for, and the way to the homes [F-057]', async () => {
  await visit({ path: '/om-oss/' })
  await openSearch()
  await expect
    .element(page.getByRole('link', { name: 'radhus Täby' }))
    .toHaveAttribute('href', '/sok-bostad/taby/?residenceType=townHouse')
  await expect
    .element(page.getByRole('link', { name: overlay.homes }))
    .toHaveAttribute('href', '/sok-bostad/')
  expect(await barriersHere({ within: 'header' })).toEqual([])
  await page.getByRole('button', { name: 'garage' }).click()
  await expect.element(field()).toHaveValue('garage')
  await expect.element(hits().first()).toBeVisible()
})

test('arrow keys choose among the hits, Escape starts over, and Enter opens [F-059]', async () => {
  await visit({ path: '/om-oss/' })
  await openSearch()
  await field().fill('strand')
  await expect.element(hits()).toHaveLength(3)
  await expect.element(chosen()).not.toBeInTheDocument()
  await keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(hits().nth(1)).toHaveAttribute('aria-selected', 'true')
  await keyboard('{ArrowUp}')
  await expect.element(hits().first()).toHaveAttribute('aria-selected', 'true')
  expect(await barriersHere({ within: 'header' })).toEqual([])
  await expect.element(field()).toHaveAttribute('aria-activedescendant', hits().first().element().id)

  await keyboard('{Escape}')
  await expect.element(field()).toHaveValue('')
  await expect.element(hits()).not.toBeInTheDocument()
  await field().fill('strand')
  await expect.element(hits()).toHaveLength(3)
  await keyboard('{ArrowDown}')
  const href = chosen().element().getAttribute('href')
  await keyboard('{Enter}')
  await expect.element(field()).not.toBeInTheDocument()
  await expect.poll(() => location.pathname).toBe(href)
})

test('hits that cannot be looked up again stay [X-018]', async () => {
  const { queryClient } = await visit({ path: '/om-oss/' })
  await openSearch()
  await field().fill('strand')
  await expect.element(hits()).toHaveLength(3)
  await mock.fault(down)
  await queryClient.refetchQueries()
  expect(
    queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }),
  ).not.toEqual([])
  await expect.element(hits()).toHaveLength(3)
})

test('Enter without a chosen hit shows all there are, and Escape on an empty field closes the search', async () => {
  await visit({ path: '/om-oss/' })
  await openSearch()
  await keyboard('{Escape}')
  await expect.element(field()).not.toBeInTheDocument()
  await openSearch()
  await field().fill('strand')
  await keyboard('{Enter}')
  await expect.poll(() => location.pathname + location.search).toBe('/sok/?s=strand')
})

test('the company searches what it has written, without homes, 25 at a time [F-086, R-003, CV-001]', async () => {
  await visit({ path: '/om-oss/sok/?s=vi' })
  const news = page.getByRole('link', { name: /^Nyheter/ })
  const searches = () =>
    asked('/textsearch').map(({ body }) => JSON.parse(body) as { categories: string[]; take: number })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Sök i Om oss')
  await expect.element(news).toBeVisible()
  const homes = page.getByRole('link', { name: new RegExp(`^${textSearch.category.residential}`) })
  await expect.element(homes).not.toBeInTheDocument()
  expect(searches()[0]).toMatchObject({ categories: ['content', 'news', 'career'], skip: 0, take: 25 })
  await news.click()
  await expect.poll(() => location.pathname + location.search).toBe('/om-oss/sok/?s=vi&category=news')
  await expect.poll(() => searches().at(-1)).toMatchObject({ categories: ['news'] })
})

test('categories that do not fit on a phone are moved by arrows, 150 pixels a press [F-018, K-035]', async () => {
  await visit({ path: '/sok/?s=strand', width: 320 })
  // with the hits come their numbers, which make the row as wide as it gets
  const found = page.getByRole('list', { name: textSearch.hits }).getByRole('listitem')
  await expect.element(found.first()).toBeVisible()
  const row = page.getByRole('navigation', { name: textSearch.categories }).getByRole('list')
  const scrolled = () => row.element().scrollLeft
  await page.getByRole('button', { name: textSearch.arrows.on }).click()
  await expect.poll(scrolled).toBe(150)
  await page.getByRole('button', { name: textSearch.arrows.back }).click()
  await expect.poll(scrolled).toBe(0)
})

test('a search that is down says so where one types, keeps the text, and works again [X-018]', async () => {
  await visit({ path: '/om-oss/' })
  await mock.fault(down)
  await openSearch()
  await field().fill('strand')
  await expect.element(page.getByRole('alert')).toMatchTextContent(overlay.down)
  await mock.clearFaults()
  page.getByRole('button', { name: overlay.retry }).element().focus()
  await keyboard('{Enter}')
  await expect.element(hits()).toHaveLength(3)
  await expect.element(field()).toHaveValue('strand')
  await expect.element(field()).toHaveFocus()
})

test('a page of hits that cannot be read says so, keeps what was asked, and works again [X-018]', async () => {
  const width = 320
  await mock.fault(down)
  await visit({ path: '/sok/?s=strand', width })
  await expect.element(page.getByText(textSearch.down.title)).toBeVisible()
  await expect.element(page.getByRole('searchbox')).toHaveValue('strand')
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: textSearch.down.retry }).click()
  await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('an address stays when the mail for a new password cannot be asked for, and it works at the next try [R-023, X-001]', async () => {
  await visit({ scenario: 'password-mail-fails', path: '/glomt-losenord/' })
  const main = page.getByRole('main')
  const email = main.getByRole('textbox', { name: login.email.email, exact: true })
  const submit = main.getByRole('button', { name: login.reset.submit, exact: true })
  await email.fill('tove.granlund@example.com')
  await submit.click()
  await expect.element(page.getByText(login.problem.somethingWentWrong)).toBeVisible()
  await expect.element(email).toHaveValue('tove.granlund@example.com')
  await mock.clearFaults()
  await submit.click()
  await expect.element(page.getByRole('heading', { name: login.reset.sentTitle })).toBeVisible()
})

const bar = () => page.getByRole('banner')

test('the heart asks a visitor to log in, and leads a customer to the saved homes [F-047, P-006, P-007]', async () => {
  await visit({ path: '/kundservice/' })
  await bar().getByRole('button', { name: header.favourites }).click()
  await expect.element(page.getByRole('dialog', { name: login.title })).toBeVisible()
  await cleanup()
  await visit({ persona: 'amira', path: '/kundservice/' })
  await bar().getByRole('link', { name: header.favourites, exact: false }).click()
  await expect.poll(() => location.pathname + location.hash).toBe('/mina-sidor/mina-bostader/#favorites')
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('the bell counts what waits; what is paused is told to the service and goes [F-048, F-055, F-056, C-032]', async () => {
  await visit({ persona: 'amira', path: '/kundservice/' })
  const bell = (count: number) =>
    bar().getByRole('button', { name: new RegExp(`^${notifications.title}, ${count} `) })
  const [waiting = []] = await vi.waitFor(async () => {
    const all = await answered<Notification[]>('/notifications/Jmse')
    expect(all).not.toEqual([])
    return all
  }, waitLimit)
  expect(new Set(waiting.map((one) => one.notificationType))).toEqual(
    new Set(['VipPayment', 'DocumentSigning', 'Case']),
  )
  await bell(waiting.length).click()
  const list = bar().getByRole('region', { name: notifications.title })
  await expect.element(list.getByRole('listitem')).toHaveLength(waiting.length)
  await expect.element(list.getByRole('link', { name: notifications.kind.signing }).first()).toBeVisible()
  expect(await barriersHere({ within: 'header' })).toEqual([])

  const fee = waiting.find((one) => one.notificationType === 'VipPayment')
  const title = notifications.kind.vipPayment
  const pause = list.getByRole('button', { name: t('notifications.pauseOne', { title }) })
  await mock.fault({ operationId: 'pauseNotification', status: 503 })
  await pause.click()
  await expect.element(list.getByRole('alert')).toMatchTextContent(notifications.pauseFailed)
  await mock.clearFaults()
  const reads = asked('/notifications/Jmse').length
  await pause.click()
  await expect.element(list.getByRole('link', { name: title })).not.toBeInTheDocument()
  await expect.element(bell(waiting.length - 1)).toBeVisible()
  expect(asked(`/notifications/pause/${fee?.id}`).map(({ method }) => method)).toEqual(['GET', 'GET'])
  expect(asked('/notifications/Jmse').length).toBeGreaterThan(reads)
})

test('the menu of a person leads to My Pages and settings, that of a board member to the portal of the board [F-050, F-051]', async () => {
  const link = (name: string) => bar().getByRole('link', { name, exact: true })
  const logout = () => bar().getByRole('button', { name: header.logout })
  await visit({ persona: 'amira', path: '/kundservice/' })
  await bar()
    .getByRole('button', { name: /^Amira/ })
    .click()
  await expect.element(link(header.myPages)).toHaveAttribute('href', '/mina-sidor/')
  await expect.element(link(header.settings)).toHaveAttribute('href', '/mina-sidor/mina-installningar/')
  await expect.element(logout()).toBeVisible()
  await cleanup()
  await visit({ persona: 'karin', path: '/kundservice/' })
  await bar().getByRole('button', { name: /^Brf / }).click()
  await expect.element(link(header.boardPages)).toHaveAttribute('href', '/mina-sidor/')
  await expect.element(link(header.myPages)).not.toBeInTheDocument()
  await expect.element(logout()).toBeVisible()
  await expect.element(bar().getByLabelText(header.favourites)).not.toBeInTheDocument()
  await expect
    .element(bar().getByRole('button', { name: new RegExp(`^${notifications.title}`) }))
    .not.toBeInTheDocument()
})

test('up to 625 px the page is laid out for a phone: one column, and the menu behind a button [F-020, K-031]', async () => {
  await visit({ path: '/sok-bostad/', width: 626 })
  const homes = page.getByRole('main').getByRole('article')
  await expect.poll(() => homes.elements().length).toBe(30)
  const tops = () =>
    new Set([0, 1].map((at) => Math.round(homes.nth(at).element().getBoundingClientRect().top)))
  await expect.poll(() => tops().size).toBe(1)
  await page.viewport(625, 900)
  await expect.poll(() => tops().size).toBe(2)
  await expect.element(bar().getByRole('navigation').getByRole('link')).not.toBeInTheDocument()
  await bar().getByRole('button', { name: header.menu }).click()
  await expect.element(bar().getByRole('link', { name: 'Alla bostäder', exact: true })).toBeVisible()
})

test('three hits are asked for when typing stops [F-058, K-017, CV-002]', async () => {
  await visit({ path: '/om-oss/' })
  await openSearch()
  const searches = () => asked('/textsearch').map(({ body }) => JSON.parse(body) as object)
  const timers = holdTimers()
  await keyboard('s')
  timers.pass(1000)
  expect(searches()).toEqual([])
  await keyboard('tran')
  timers.pass(290)
  expect(searches()).toEqual([])
  await keyboard('d')
  timers.pass(290)
  expect(searches()).toEqual([])
  timers.pass(20)
  await expect.poll(searches).toMatchObject([{ text: 'strand', take: 3 }])
})

test('three hits lead on to all of them [F-058]', async () => {
  await visit({ path: '/om-oss/' })
  await openSearch()
  await keyboard('strand')
  await expect.element(hits()).toHaveLength(3)
  await page.getByRole('link', { name: /^Visa alla \d+ resultat$/ }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/sok/?s=strand')
  const typed = () => document.querySelector<HTMLInputElement>('main [type=search]')?.value
  await expect.poll(typed).toBe('strand')
})
