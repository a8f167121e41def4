import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import fault from '#src/features/fault-report/messages.sv.json'
import login from '#src/features/login/messages.sv.json'
import fi from '#src/screens/my-pages/messages.fi.json'
import sv from '#src/screens/my-pages/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { visit } = visits()

const t = translated('sv')
const root = '/mina-sidor/'

const main = () => page.getByRole('main')
const heading = () => main().getByRole('heading', { level: 1 })
const menu = () => page.getByRole('navigation', { name: sv.menu.label }).getByRole('link')
const report = () => main().getByRole('link', { name: sv.greeting.report })
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')
const textsOf = (all: { elements: () => Element[] }) => all.elements().map(({ textContent }) => textContent)

async function press(link: { element: () => Element }) {
  await expect.poll(() => link.element().isConnected).toBe(true)
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('the menu leads to each page of My Pages, which says in it that it is the one [F-087]', async () => {
  await visit({ persona: 'amira', path: root })
  const entries = [
    [sv.menu.overview, /Amira/],
    [sv.menu.residence, 'Min bostad'],
    [sv.menu.errands, 'Ärenden'],
    [sv.menu.documents, sv.menu.documents],
    [sv.menu.payments, 'Betalningar'],
    [sv.menu.residences, 'Mina bostäder'],
    [sv.menu.contacts, 'Kontakter'],
    [sv.menu.vip, 'Din förtur'],
  ] as const
  await expect.element(menu()).toHaveLength(entries.length)
  for (const [name, title] of entries) {
    const entry = menu().filter({ hasText: new RegExp(`^${name}`) })
    await press(entry)
    await expect.element(heading()).toMatchTextContent(title)
    await expect.element(entry).toHaveAttribute('aria-current', 'page')
  }
})

test('payments stand in the menu of VIPs alone; in Finland neither they do, nor errands, nor VIP [F-089, F-165]', async () => {
  const { unmount } = await visit({ persona: 'jonas', path: root })
  await expect.element(menu().first()).toBeVisible()
  expect(textsOf(menu())).not.toContain(sv.menu.payments)
  // nor are faults reported by whoever has no errands
  await expect.element(report()).not.toBeInTheDocument()
  await unmount()
  await visit({ site: 'Jmoy', persona: 'vaino', path: '/sivuni/' })
  const entries = page.getByRole('navigation', { name: fi.menu.label }).getByRole('link')
  const shown = [fi.menu.overview, fi.menu.residence, fi.menu.documents, fi.menu.residences, fi.menu.contacts]
  await expect.poll(() => textsOf(entries)).toEqual(shown)
  await expect.element(page.getByRole('link', { name: fi.greeting.report })).not.toBeInTheDocument()
})

test('whoever has errands reports a fault from the overview, beside the greeting and on a phone below it [P-011, G-029]', async () => {
  await visit({ persona: 'amira', path: root, width: 1440 })
  await expect.element(report()).toBeVisible()
  const box = (part: { element: () => Element }) => part.element().getBoundingClientRect()
  expect(box(report()).left).toBeGreaterThan(box(heading()).right)
  expect(box(report()).top).toBeLessThan(box(main().getByText(/^Om \d+ dagar/)).bottom)
  await page.viewport(390, 844)
  expect(box(report()).top).toBeGreaterThan(box(main().getByText(/^Om \d+ dagar/)).bottom)
  await press(report())
  await expect.element(page.getByRole('dialog', { name: fault.title })).toBeVisible()
  expect(location.pathname).toBe(root)
})

test('the overview leads to the home, the whole timeline, all news, all documents and what to pay [F-087, Q-025]', async () => {
  await visit({ persona: 'amira', path: root })
  const ways = [
    [sv.home.open, 'Min bostad'],
    [sv.timeline.all, 'Tidslinje'],
    [sv.news.all, 'Nytt från huset'],
    [sv.documents.all, sv.menu.documents],
    [sv.payment.pay, 'Betalningar'],
  ] as const
  for (const [name, title] of ways) {
    await press(main().getByRole('link', { name, exact: true }))
    await expect.element(heading()).toMatchTextContent(title)
    // each page takes the focus a moment after it is seen, and would have the next key
    await expect.element(main()).toHaveFocus()
    history.back()
    await expect.element(heading()).toMatchTextContent(/Amira/)
    await expect.element(menu().first()).toHaveAttribute('aria-current', 'page')
  }
})

test('a board finds those who look after its house, and no sellers [R-020, T-046, F-088]', async () => {
  await visit({ persona: 'karin', path: root })
  await expect.element(menu()).toHaveLength(3)
  expect(textsOf(menu())).toEqual([sv.menu.overview, sv.menu.errands, sv.menu.contacts])
  await expect.element(report()).toHaveAttribute('href', `${root}#open-board-case`)
  await press(menu().last())
  await expect.element(heading()).toHaveTextContent('Styrelsens kontakter')
  await expect.poll(robots).toBe('noindex')
  await expect.element(main().getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect.element(main().getByText('Fastighetsmäklare')).not.toBeInTheDocument()
})

test('news are narrowed by what they are about and read one by one, by a board too; without any the page says so [R-014, T-047, T-070]', async () => {
  await visit({ persona: 'amira', path: `${root}nyheter/` })
  const list = page.getByRole('list', { name: 'Nytt från huset' }).getByRole('listitem')
  const count = () => list.elements().length
  await expect.poll(count).toBeGreaterThan(10)
  expect(robots()).toBe('noindex')
  const all = count()
  const counts: number[] = []
  const watching = new MutationObserver(() => counts.push(count()))
  watching.observe(document.body, { childList: true, subtree: true })
  await press(page.getByRole('link', { name: 'Gården', exact: true }))
  await expect.poll(count).toBeLessThan(all)
  await expect
    .element(
      main()
        .getByText(t('page-content.list.count', { count: 2 }))
        .first(),
    )
    .toHaveFocus()
  // the list stays while its part is on its way
  watching.disconnect()
  expect(counts.at(-1)).toBe(2)
  expect(counts).not.toContain(0)
  await press(list.getByRole('link', { name: /växthus/ }))
  await expect.element(heading()).toMatchTextContent(/växthus/)
  expect(robots()).toBe('noindex')

  await cleanup()
  await visit({ persona: 'karin', path: root })
  await press(page.getByRole('link', { name: sv.news.all }))
  // that of a house where people live, and not of one that is being built
  await expect.element(list.getByRole('link', { name: /Första vintern/ })).toBeVisible()
  await expect.element(list.getByRole('link', { name: /Taket/ })).not.toBeInTheDocument()

  await cleanup()
  await visit({ persona: 'amira', scenario: 'nothing-published', path: `${root}nyheter/` })
  await expect.element(main().getByText(/^Här finns inget/)).toBeVisible()
  expect(count()).toBe(0)
  expect(await barriersHere()).toEqual([])
})

test('a document that waits leads to its own page, which has no barrier [R-015]', async () => {
  await visit({ persona: 'amira', path: `${root}mina-avtal/` })
  const name = 'Tilläggsavtal för inredning'
  await press(page.getByRole('link', { name: t('my-pages.documents.actOn.sign', { name }) }))
  await expect.poll(() => location.pathname).toMatch(/\/mina-avtal\/signera\/[^/]+\/$/)
  const paper = main().getByRole('region', { name, exact: true })
  await expect.element(paper.getByText(/^Väntar på din signatur, senast \d+\s\p{L}+\s20\d\d$/u)).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('the timeline tells the five steps to the keys, and each leads to its own page [R-019, F-091, T-050]', async () => {
  await visit({ persona: 'amira', path: `${root}tidslinje/` })
  const steps = page.getByRole('list', { name: sv.timeline.label }).getByRole('listitem')
  const names = ['Avtal', 'Inredningsval', 'Besiktning', 'Slutbetalning', 'Inflyttning']
  await expect.element(steps).toHaveLength(names.length)
  expect(textsOf(steps).map((text, at) => text.includes(names[at] ?? text))).not.toContain(false)
  expect(robots()).toBe('noindex')
  await expect.element(steps.nth(0)).toMatchTextContent(sv.timeline.done)
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await expect.element(steps.nth(4)).toMatchTextContent(sv.timeline.coming)
  await expect.element(page.getByText(/^Om \d+ dagar får du nycklarna till C-1403\.$/)).toBeVisible()
  for (const name of names) {
    const step = steps.getByRole('link', { name, exact: true })
    await press(step)
    await expect.element(heading()).toHaveTextContent(name)
    await expect.element(main()).toHaveFocus()
    await expect.element(step).toHaveAttribute('aria-current', 'page')
  }
  expect(await barriersHere()).toEqual([])
})

test.each([
  ['min-bostad', 'Min bostad'],
  ['kontakt', 'Kontakter'],
  ['nyheter', 'Nytt från huset'],
  ['mina-avtal', sv.menu.documents],
  ['betalningar', 'Betalningar'],
  ['tidslinje', 'Tidslinje'],
])('a visitor who opens %s meets the login, and comes to that page after it [F-090]', async (path, title) => {
  await visit({ path: `${root}${path}/` })
  await expect
    .poll(() => location.pathname + location.search)
    .toMatch(new RegExp(`/logga-in/\\?referrer=.*${path}`))
  await page.getByRole('button', { name: login.email.toggle }).click()
  await page.getByRole('textbox', { name: login.email.email }).fill('amira.nordin@example.com')
  await page.getByLabelText(login.email.password, { exact: true }).fill('hemligt-ord')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe(`${root}${path}/`)
  await expect.element(heading()).toMatchTextContent(title)
  await expect.element(menu().first()).toBeVisible()
})
