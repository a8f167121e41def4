import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { readCookie } from '#src/lib/storage/cookies.ts'
import interest from '#src/features/interest/messages.sv.json'
import premisesFi from '#src/screens/premises/messages.fi.json'
import premises from '#src/screens/premises/messages.sv.json'
import project from '#src/screens/project/messages.sv.json'
import pageContent from '#src/features/page-content/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import succession from '#src/screens/succession/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { visits } from '#tests/support/component/visits.tsx'
import {
  chosen,
  decision,
  homeNamed,
  homes,
  numbers,
  row,
  rows,
  strandangen,
} from '#src/screens/project/project-page.test-support.ts'

const { answered, asked, mock, visit } = visits()

const narrow = 320
const { status } = search

const { keyboard } = userEvent
const main = () => page.getByRole('main')
const pageWidth = () => document.documentElement.scrollWidth
const focus = (one: { element: () => Element }) => (one.element() as HTMLElement).focus()

test('each home of the facade says number, state, rooms, area and price, floor by floor from the top [F-147]', async () => {
  await visit({ path: strandangen })
  await expect.element(homes()).toHaveLength(20)
  await expect
    .element(homeNamed('C-1404'))
    .toHaveAccessibleName(/^C-1404, Till salu, 4\srok, 96\sm², plan\s4, 5\s895\s000\skr$/)
  await expect.element(homeNamed('C-1502')).toHaveAccessibleName(new RegExp(`^C-1502, ${status.vip}`))
  await expect.element(homeNamed('C-1302')).toHaveAccessibleName(new RegExp(`^C-1302, ${status.reserved}`))
  await expect.element(homeNamed('C-1101')).toHaveAccessibleName(/^C-1101, Såld, 4\srok, 104\sm², plan\s1$/)
  expect(numbers().slice(0, 5)).toEqual(['C-1501', 'C-1502', 'C-1503', 'C-1504', 'C-1401'])
  expect(numbers().at(-1)).toBe('C-1104')
  await expect.element(page.getByText(`${project.legend.toBuy} 7`)).toBeVisible()
  await expect.element(rows()).toHaveLength(11)
})

test('by keyboard: arrow keys go between homes, Enter chooses; facade, table and card stay in step [F-147]', async () => {
  await visit({ path: strandangen })
  await expect.element(homeNamed('C-1504')).toBeVisible()
  focus(homeNamed('C-1504'))
  await keyboard('{ArrowDown}')
  await expect.element(homeNamed('C-1404')).toHaveFocus()
  await keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(homeNamed('C-1401')).toHaveFocus()
  await keyboard('{ArrowLeft}')
  await expect.element(homeNamed('C-1401')).toHaveFocus()
  await keyboard('{Enter}')
  await expect.element(homeNamed('C-1401')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chosen()).toMatchTextContent('C-1401')
  await expect.element(chosen()).toMatchTextContent(status.showingApartment)
  await expect.element(row('C-1401').getByRole('button')).toHaveAttribute('aria-pressed', 'true')

  // one stop for Tab: the next one is past the facade
  await keyboard('{Tab}')
  const open = chosen().getByRole('link', { name: 'Visa lägenheten', exact: false })
  await expect.element(open).toHaveFocus()

  await row('C-1303').getByRole('button').click()
  await expect.element(homeNamed('C-1303')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(homeNamed('C-1401')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(chosen()).toMatchTextContent(/3\s495\s000\skr/)

  // and it is still chosen after a look at the home
  await open.click()
  await expect.poll(() => location.pathname).toMatch(/c-1303\/$/)
  history.back()
  await expect.element(homeNamed('C-1303')).toHaveAttribute('aria-pressed', 'true')
})

test('on paper a project has its table of homes, and nothing to choose in or that leads on', async () => {
  await visit({ path: strandangen })
  await expect.element(homeNamed('C-1504')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: pageContent.section.relatedProjects })).toBeVisible()
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(chosen()).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('heading', { name: pageContent.section.relatedProjects }))
    .not.toBeInTheDocument()
  await expect.element(rows()).toHaveLength(11)
  // and every day of the page is written in the same way
  expect(main().element().textContent).not.toMatch(/\d{4}-\d\d-\d\d/)
})

test('a VIP customer is led to the homes with priority, to the VIP page and to the VIP viewing [F-151]', async () => {
  await visit({ persona: 'viggo', path: strandangen })
  await expect.element(homes().first()).toBeVisible()
  await decision().getByRole('button', { name: project.card.showMine }).click()
  await expect.element(chosen()).toMatchTextContent(status.vip)
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^C-150[23],/)
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true')
  await decision().getByRole('link', { name: project.card.viewing }).click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/vip-visning/')
  await expect.element(page.getByRole('heading', { name: project.vip.showings })).toBeVisible()
  await page.getByRole('link', { name: project.card.page }).click()
  await expect.poll(() => location.pathname).toBe('/mina-sidor/vip/')
  // the page of viewings, which is shown until this one is there, has homes as well
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Din förtur')
  await expect.element(page.getByRole('heading', { name: project.vip.homes })).toBeVisible()
  await expect.element(main().getByRole('article').first()).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('a visitor signs up interest in a project, and the device remembers it [F-155, CI-006]', async () => {
  await visit({ path: strandangen })
  await decision().getByRole('button', { name: interest.open }).click()
  const form = page.getByRole('dialog')
  await expect.element(form).toMatchTextContent('Brf Strandängen')
  await form.getByLabelText(interest.field.firstName).fill('Joel')
  await form.getByLabelText(interest.field.lastName).fill('Åkerlund')
  await form.getByLabelText(interest.field.email).fill('joel.akerlund@example.com')
  await form.getByLabelText(interest.field.phoneNumber).fill('070-1740651')
  await form.getByLabelText(interest.field.terms).click()
  await form.getByRole('button', { name: interest.submit, exact: true }).click()
  await expect.element(form.getByText(interest.done.thanks)).toBeVisible()
  const [sent] = asked('/account_service/interest').filter(({ method }) => method === 'POST')
  const body = JSON.parse(sent?.body ?? '{}') as object
  expect(body).toMatchObject({ stageId: 'stage-strandangen', terms: true })
  expect(body).not.toHaveProperty('objectId')
  await form.getByRole('button', { name: interest.done.close, exact: true }).click()
  await expect.element(decision()).toMatchTextContent(interest.known)
  expect(readCookie('interest')).toBe('stage-strandangen')
})

test('on a phone the facade pans sideways, rows lead to their homes, no day is broken, and nothing is wider than the page', async () => {
  await visit({ path: strandangen, width: narrow })
  await expect.element(homeNamed('C-1502')).toBeInTheDocument()
  const day = main()
    .getByRole('definition')
    .filter({ hasText: /^\d+\s\p{L}+\s\d{4}$/u })
    .first()
    .element()
  expect(day.clientHeight).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(day).lineHeight))
  expect(homeNamed('C-1502').element().getBoundingClientRect().width).toBeGreaterThan(150)
  expect(pageWidth()).toBe(narrow)
  await row('C-1401').getByRole('link').click()
  await expect.poll(() => location.pathname).toMatch(/c-1401\/$/)
})

test('an area shows its projects, how many homes are left, and where it is', async () => {
  await visit({ path: '/omraden/sollentuna/edsstrand/' })
  await expect.element(main().getByText(/^15 av 40$/)).toBeVisible()
  const here = main().getByRole('list', { name: 'Projekt här' }).getByRole('listitem')
  await expect.element(here).toHaveLength(2)
  await expect.element(main().getByRole('img', { name: 'Karta, Edsstrand' })).toBeVisible()
  await expect.element(main().getByText('Badplats')).toBeVisible()
})

test('whoever looks at premises of one place comes back to that place [F-145, S-090, C-044]', async () => {
  await visit({ path: '/lokaler/' })
  const cards = main().getByRole('article')
  await expect.element(cards.first()).toBeVisible()
  const all = cards.elements().length
  await page.getByRole('button', { name: premises.filter.tags }).click()
  const places = page.getByRole('dialog').getByRole('checkbox')
  await expect.element(places.first()).toBeInTheDocument()
  const [tags = []] = await answered<unknown[]>('/residence/search/premises/tags')
  expect(tags.length).toBeGreaterThan(1)
  await expect.element(places).toHaveLength(tags.length)
  await places.first().click()
  await expect.element(places.first()).toBeChecked()
  await keyboard('{Escape}')
  await expect.poll(() => cards.elements().length).toBeLessThan(all)
  expect(await barriersHere()).toEqual([])
  await cards.first().getByRole('link').click()
  await expect.poll(() => location.search).not.toMatch(/tags=/)
  history.back()
  await expect.poll(() => location.search).toMatch(/tags=/)
  await expect.element(cards.first()).toBeVisible()
})

test('a house shows the premises in it, and each of them its own page [T-057, T-058]', async () => {
  await visit({ path: '/lokaler/stockholm/ankarspelet/' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toMatchTextContent('Ankarspelet')
  await main()
    .getByRole('link', { name: /Restaurang 1/ })
    .click()
  await expect.element(heading).toMatchTextContent('Restaurang 1')
})

test('a visitor learns until when VIP customers choose, and how to become one [F-151]', async () => {
  await visit({ path: strandangen })
  await expect.element(decision()).toMatchTextContent(/t\.o\.m\. \d+ \p{L}+ \d{4}/u)
  await expect.element(decision()).toMatchTextContent('2 bostäder öppna bara för våra VIP-kunder')
  await expect
    .element(decision().getByRole('link', { name: project.card.become }))
    .toHaveAttribute('href', '/fortur/')
  await expect.element(decision().getByRole('link', { name: project.card.viewing })).not.toBeInTheDocument()
})

test('a board member sees nothing of VIP on a project [F-151]', async () => {
  await visit({ persona: 'karin', path: strandangen })
  await expect.element(decision().getByRole('button', { name: project.card.choose })).toBeVisible()
  await expect.element(decision().getByRole('link')).not.toBeInTheDocument()
})

test('a Finnish visitor sees nothing of VIP on a project [F-004, F-151]', async () => {
  await visit({ site: 'Jmoy', path: '/asunnot/vantaa/tikkurilanranta/tikkurilan-graniitti/' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tikkurilan Graniitti')
  expect(document.querySelector('main a[href*="vip"]')).toBeNull()
})

test('premises that cannot be read are asked for again, and filters that nothing fits can be cleared [F-145, X-077]', async () => {
  await mock.fault({ operationId: 'searchPremises', status: 503, problemCode: 'serviceUnavailable' })
  await visit({ site: 'Jmoy', path: '/toimitilat/?types=other&maxArea=1', width: narrow })
  await expect.element(page.getByText(premisesFi.down)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: premisesFi.retry }).click()
  await expect.element(page.getByText(premisesFi.empty.filtered)).toBeVisible()
  await page.getByRole('button', { name: premisesFi.clearAll }).click()
  await expect.element(main().getByRole('article').first()).toBeVisible()
  expect(pageWidth()).toBeLessThanOrEqual(narrow)
})

test('transfers that cannot be read are asked for again [F-146, X-077]', async () => {
  await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
  await visit({ path: '/overlatelser/', width: narrow })
  await expect.element(page.getByText(succession.down)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: succession.retry }).click()
  await expect.element(main().getByRole('article').first()).toBeVisible()
  expect(pageWidth()).toBeLessThanOrEqual(narrow)
})

test('a site without transfers says so once, and offers no municipality to choose', async () => {
  await visit({ site: 'Boratt', path: '/overlatelser/' })
  const none = page.getByRole('main').getByRole('status').filter({ hasText: succession.empty })
  await expect.element(none).toBeVisible()
  await expect.element(page.getByText('Inga överlåtelser')).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: succession.where })).not.toBeInTheDocument()
})
