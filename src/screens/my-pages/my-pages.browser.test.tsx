import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readToken } from '#src/api/session/token.ts'
import app from '#src/app/messages.sv.json'
import saved from '#src/features/saved-searches/messages.sv.json'
import nb from '#src/screens/my-pages/messages.nb.json'
import sv from '#src/screens/my-pages/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { asked, mock, visit } = visits()

const t = translated('sv')
const root = '/mina-sidor/'

const main = () => page.getByRole('main')
const heading = () => main().getByRole('heading', { level: 1 })
const menu = () => page.getByRole('navigation', { name: sv.menu.label }).getByRole('link')
/** Where the left edges of these are. */
const edgesOf = (all: { elements: () => Element[] }) => [
  ...new Set(all.elements().map((one) => Math.round(one.getBoundingClientRect().left))),
]
const part = (name: string) => main().getByRole('region', { name, exact: true })
const rows = (name: string) => part(name).getByRole('listitem')
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')

test.each(['min-bostad', 'kontakt', 'nyheter', 'mina-avtal', 'betalningar', 'tidslinje'])(
  '%s says when it cannot be read, keeps its menu, and comes when one tries again [X-074, S-085]',
  async (path) => {
    await mock.fault({ operationId: 'getViewModel', status: 503 })
    await visit({ persona: 'amira', path: `${root}${path}/` })
    await expect.element(heading()).toHaveTextContent(app.failure.title)
    await expect.element(menu().first()).toBeVisible()
    // each of them looks the same
    expect(path === 'kontakt' ? await barriersHere() : []).toEqual([])
    await mock.clearFaults()
    await page.getByRole('button', { name: app.failure.retry }).click()
    await expect.element(heading()).not.toHaveTextContent(app.failure.title)
    await expect.element(main()).toHaveFocus()
    await expect.element(menu().first()).toBeVisible()
  },
)

test('while a page of My Pages is on its way, it says that it is loading, without a barrier', async () => {
  await visit({ persona: 'amira', path: root })
  await expect.element(menu().first()).toBeVisible()
  await mock.fault({ operationId: 'getViewModel', delayMs: 4000 })
  await page.getByRole('navigation', { name: sv.menu.label }).getByRole('link', { name: 'Kontakter' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: app.loading })).toBeInTheDocument()
  expect(await barriersHere()).toEqual([])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kontakter' })).toBeVisible()
  await expect.element(page.getByText(app.loading)).not.toBeInTheDocument()
})

test('the days to the keys go by the clock of the service, and not by that of the browser [T-050]', async () => {
  const days = () => Number(/Om (\d+) dagar får du nycklarna/.exec(main().element().textContent)?.[1] ?? 0)
  await visit({ persona: 'amira', path: root })
  await expect.poll(days).toBeGreaterThan(20)
  const before = days()
  await cleanup()
  await mock.call('POST', '/clock/advance', { seconds: 12 * 86_400 })
  await visit({ persona: 'amira', path: root })
  await expect.poll(days).toBe(before - 12)
})

test('without a home the pages of documents, contacts and the timeline say when they fill, and lead to the homes', async () => {
  for (const [path, text] of [
    ['kontakt', sv.empty.contacts],
    ['mina-avtal', sv.empty.documents],
    ['tidslinje', sv.empty.timeline],
  ] as const) {
    await visit({ persona: 'jonas', path: `${root}${path}/` })
    await expect.element(page.getByText(text)).toBeVisible()
    await expect
      .element(main().getByRole('link', { name: sv.empty.search }))
      .toHaveAttribute('href', '/sok-bostad/')
    expect(await barriersHere()).toEqual([])
    await cleanup()
  }
})

test('without a home the pages of what waits, what is done and what to pay say that there is nothing', async () => {
  for (const [path, text] of [
    ['mina-avtal/signera', sv.empty.action],
    ['mina-avtal/klart', sv.empty.done],
    ['betalningar', sv.empty.payments],
  ] as const) {
    await visit({ persona: 'jonas', path: `${root}${path}/` })
    await expect.element(page.getByText(text)).toBeVisible()
    expect(await barriersHere()).toEqual([])
    await cleanup()
  }
})

test('My residence shows the facts, the plan, the papers, the people and the pictures of the home [R-013, T-042]', async () => {
  await visit({ persona: 'amira', path: `${root}min-bostad/` })
  const home = part('Brf Strandängen, C-1403')
  for (const fact of ['Adress', 'Lägenhetsnummer', sv.home.guarantee])
    await expect.element(home.getByText(fact, { exact: true })).toBeVisible()
  expect(robots()).toBe('noindex')
  const steps = page.getByRole('list', { name: sv.timeline.label }).getByRole('listitem')
  await expect.element(steps).toHaveLength(5)
  await expect.element(part(sv.home.plan).getByRole('img')).toBeVisible()
  await expect.element(rows(sv.documents.title)).toHaveLength(4)
  await expect.element(part(sv.contacts.title).getByRole('link', { name: /^elin\.hedlund@/ })).toBeVisible()
  expect(edgesOf(part(sv.contacts.title).getByRole('link', { name: /^08-/ }))).toHaveLength(1)
  await expect.poll(() => part(sv.home.pictures).getByRole('img').elements().length).toBeGreaterThan(3)
  expect(await barriersHere()).toEqual([])
})

test('somebody without a home of their own has no entry for it, and its address no page [F-163]', async () => {
  await visit({ persona: 'jonas', path: `${root}min-bostad/` })
  await expect.element(heading()).toHaveTextContent('Sidan finns inte')
  await cleanup()
  await visit({ persona: 'jonas', path: root })
  await expect.element(menu().first()).toBeVisible()
  await expect.element(menu().filter({ hasText: sv.menu.residence })).not.toBeInTheDocument()
})

test('nobody who takes over a home is shown documents, nor the entry that leads to them [F-164]', async () => {
  await visit({ persona: 'oskar', path: `${root}mina-avtal/` })
  await expect.element(page.getByText(sv.empty.documents)).toBeVisible()
  await expect.element(menu().filter({ hasText: sv.menu.residence })).toBeVisible()
  await expect.element(menu().filter({ hasText: sv.menu.documents })).not.toBeInTheDocument()
})

test('a buyer finds the people to turn to [R-020, T-045]', async () => {
  await visit({ persona: 'amira', path: `${root}kontakt/` })
  await expect.element(main().getByRole('heading', { level: 2, name: 'Elin Hedlund' })).toBeVisible()
  expect(robots()).toBe('noindex')
  const dials = (name: string, href: string) =>
    expect.element(main().getByRole('link', { name }).first()).toHaveAttribute('href', href)
  await dials('08-465 004 20', 'tel:0846500420')
  await dials('08-465 004 10', 'tel:0846500410')
  await expect.element(main().getByText('Fastighetsmäklare, Nacka')).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('a first VIP fee is told as the first, with what to pay it by [R-017, F-095, T-048, CI-013]', async () => {
  await visit({ persona: 'saga', path: `${root}betalningar/` })
  const card = part(sv.payment.vip)
  await expect.element(card.getByText(/^500\skr$/)).toBeVisible()
  expect(robots()).toBe('noindex')
  await expect
    .element(rows(sv.payment.left))
    .toMatchTextContent(new RegExp(`${sv.payment.vipFirst}.*OCR-nummer \\d+.*${sv.payment.status.NotPaid}`))
  await expect.element(card.getByText(new RegExp(`^${sv.payment.vipFirst}, senast`))).toBeVisible()
  await expect.element(card.getByText(/^OCR-nummer \d+$/)).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('a VIP fee that is paid is nothing to pay any more [R-017, CI-013]', async () => {
  await visit({ persona: 'viggo', path: `${root}betalningar/` })
  await expect.element(rows(sv.payment.paid)).toMatchTextContent(/Avgift för VIP.*Betald/)
  await expect.element(part(sv.payment.left)).not.toBeInTheDocument()
  await expect.element(part(sv.payment.vip)).not.toBeInTheDocument()
})

test('a buyer sees what is left to pay and what is paid, the parts of the home among them [R-017, CI-013]', async () => {
  await visit({ persona: 'amira', path: `${root}betalningar/` })
  const textsOf = (name: string) =>
    rows(name)
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(() => textsOf(sv.payment.left))
    .toEqual([expect.stringMatching(/Avgift för VIP/), expect.stringMatching(/Slutbetalning/)])
  expect(textsOf(sv.payment.paid)).toEqual([
    expect.stringMatching(/Förskott.*Betald/),
    expect.stringMatching(/Bokningsavgift.*Betald/),
  ])
  const invoice = page.getByRole('link', { name: t('my-pages.payment.invoiceOf', { what: 'Förskott' }) })
  await expect.element(invoice).toHaveAttribute('href', expect.stringMatching(/\.pdf$/))
  expect(await barriersHere()).toEqual([])
})

test('who has been reminded in Norway is asked for the fee first, with its KID number and invoice [S-079, K-072]', async () => {
  await visit({ site: 'Jmno', persona: 'thea', path: '/mine-sider/betalinger/' })
  const card = page.getByRole('region', { name: nb.payment.vip, exact: true })
  await expect.element(card.getByText(/^KID-nummer \d+$/)).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: nb.payment.invoice }))
    .toHaveAttribute('href', expect.stringMatching(/\.pdf$/))
  await expect.element(page.getByText(nb.payment.status.Reminder1)).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('a withdrawal that fails is told in its dialog and can be tried again; once the time is over it says so [F-141, X-069]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-done', path: root })
  const withdraw = part(sv.booking.title).getByRole('button', { name: sv.booking.withdraw })
  await expect.element(withdraw).toBeVisible()
  await mock.fault({ operationId: 'withdrawBooking', status: 503 })
  await withdraw.click()
  const dialog = page.getByRole('alertdialog', { name: sv.booking.sureTitle })
  const confirm = dialog.getByRole('button', { name: sv.booking.confirm })
  const told = dialog.getByRole('alert')
  await confirm.click()
  await expect.element(told.getByText(t('my-pages.booking.failed', { code: '0' }))).toBeVisible()
  await mock.clearFaults()
  await mock.fault({ operationId: 'withdrawBooking', status: 410, delayMs: 700 })
  await confirm.click()
  // by then it is too late to keep it
  await expect.element(dialog.getByRole('button', { name: sv.booking.keep }).last()).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(dialog.elements()).toHaveLength(1)
  await expect.element(told).toHaveTextContent(sv.booking.over)
  await expect.element(confirm).not.toBeInTheDocument()
})

test('a booking that was withdrawn in another window says that it has ended, is not tried again, and is gone then [F-141, X-069]', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-done', path: root })
  await expect.element(part(sv.booking.title)).toBeVisible()
  const headers = { authorization: `Bearer ${readToken()?.raw}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ bookingId: 'book-1001' })
  const elsewhere = await fetch('/api/buyresidence/withdrawbooking', { method: 'POST', headers, body })
  expect(elsewhere.ok).toBe(true)
  await part(sv.booking.title).getByRole('button', { name: sv.booking.withdraw }).click()
  const dialog = page.getByRole('alertdialog', { name: sv.booking.sureTitle })
  await dialog.getByRole('button', { name: sv.booking.confirm }).click()
  await expect.element(dialog.getByText(sv.booking.ended)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: sv.booking.confirm })).not.toBeInTheDocument()
  await expect.element(dialog.getByText(sv.booking.keep)).not.toBeInTheDocument()
  await dialog.getByText(sv.booking.close).click()
  await expect.element(part(sv.booking.title)).not.toBeInTheDocument()
})

test('a booking whose time to withdraw is over offers none', async () => {
  await visit({ persona: 'jonas', scenario: 'booking-done', path: root })
  await expect.element(part(sv.booking.title)).toBeVisible()
  await cleanup()
  // by the clock of the service, and not by that of the browser
  await mock.call('POST', '/clock/advance', { seconds: 15 * 86_400 })
  const { queryClient } = await visit({ persona: 'jonas', path: root })
  await expect.element(page.getByRole('heading', { name: 'Brf Strandängen, C-1103' })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.element(part(sv.booking.title)).not.toBeInTheDocument()
})

test('how often a saved search mails is chosen beside it; what is refused goes back, says so, and is tried again [F-153, CI-001]', async () => {
  await visit({ persona: 'jonas', scenario: 'searches-alerts', path: `${root}sparade-sokningar/` })
  const menu = main().getByRole('combobox', { name: saved.alertsLabel }).first()
  await expect.element(menu).toHaveValue('daily')
  await mock.fault({ operationId: 'updateSavedSearch', status: 503 })
  await menu.selectOptions('weekly')
  await expect.element(main().getByRole('alert')).toHaveTextContent(saved.alertsFailed)
  await expect.element(menu).toHaveValue('daily')
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await main().getByRole('button', { name: saved.retry }).dblClick()
  await expect.element(menu).toHaveValue('weekly')
  await expect.element(menu).toHaveFocus()
  expect(asked('savedsearches/search-1')).toHaveLength(2)
})
