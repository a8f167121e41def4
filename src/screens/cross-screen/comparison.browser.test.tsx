import { expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { keepVisitorFavourites } from '#src/lib/storage/visitor-favourites.ts'
import favourites from '#src/features/favourites/messages.sv.json'
import compare from '#src/screens/home/compare/messages.sv.json'
import cost from '#src/features/monthly-cost/messages.sv.json'
import { strandangen } from '#src/screens/project/project-page.test-support.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { translated } from '#tests/support/texts/translated.ts'

const { visit } = visits()

const t = translated('sv')
const narrow = 320
const textsOf = (all: { elements: () => Element[] }) => all.elements().map(({ textContent }) => textContent)
const sheet = () => page.getByRole('dialog', { name: compare.title })
const columns = () => sheet().getByRole('columnheader')
const cells = (label: string) =>
  sheet()
    .getByRole('row')
    // where the homes differ, the label says so
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}( ${compare.differs})?$`) }) })
    .getByRole('cell')
const edgesOf = (part: Locator) => part.element().getBoundingClientRect()
const inSheet = (name: string) => sheet().getByRole('button', { name, exact: true })
const openComparison = () =>
  page.getByRole('button', { name: new RegExp(`^${compare.open}( \\(\\d\\))?$`) }).click()

test('four homes stand side by side with one loan for all; a fifth waits until there is room [K-069]', async () => {
  const { unmount } = await visit({ path: `${strandangen}c-1404/` })
  await openComparison()
  // one alone has those that can be added beside it, with what they are and cost
  const others = sheet().getByRole('group')
  await expect.element(others).toMatchTextContent(/C-1504.*6.250.000.kr/)
  expect(edgesOf(others).left).toBeGreaterThan(edgesOf(sheet().getByRole('table')).right)
  expect(edgesOf(others).top).toBeLessThan(edgesOf(cells(compare.row.price)).top)
  for (const number of ['C-1504', 'C-1501', 'C-1503']) {
    await inSheet(`Brf Strandängen, ${number}`).click()
    // in place of the button that goes, before what can be added next
    await expect.element(sheet().getByRole('group')).toHaveFocus()
  }
  await expect.element(columns()).toHaveLength(4)
  await expect.element(sheet().getByText(compare.full)).toBeVisible()
  await expect
    .poll(() => textsOf(cells(compare.row.price)).map((text) => text.replaceAll(/\s/g, ' ')))
    .toEqual(['5 895 000 kr', '6 250 000 kr', '4 995 000 kr', '5 150 000 kr'])
  const gross = () => textsOf(cells(compare.row.gross))
  const before = gross()
  expect(textsOf(cells(compare.row.later))).toHaveLength(4)
  await sheet().getByLabelText(cost.interest.label).fill('5')
  await expect.poll(() => gross()[0]).not.toBe(before[0])
  expect(gross()).toHaveLength(4)
  expect(gross().every((text, at) => text !== before[at])).toBe(true)
  expect(await barriersHere({ modal: true })).toEqual([])

  await unmount()
  await visit({ path: `${strandangen}c-1401/` })
  await openComparison()
  await expect.element(columns()).toHaveLength(4)
  await inSheet(t('compare.removeHome', { home: 'Brf Strandängen, C-1501' })).click()
  await expect.element(columns().nth(2)).toHaveFocus()
  await inSheet('Brf Strandängen, C-1401').click()
  await expect.element(columns().last()).toMatchTextContent('C-1401')
  await expect.element(columns()).toHaveLength(4)
})

test('what somebody has saved, as a visitor or in their account, is offered first, then homes of the project, and none of them twice [F-152]', async () => {
  const offered = () =>
    textsOf(sheet().getByRole('group').getByRole('button')).map((name) => name.split(', ').at(-1))
  const saved = () => sheet().getByRole('listitem').filter({ hasText: favourites.saved })
  keepVisitorFavourites(['home-strandangen-c-1503', 'stage-strandangen', 'home-bryggvakten-a-1302'])
  await visit({ path: `${strandangen}c-1404/` })
  await openComparison()
  await expect.poll(() => offered().slice(0, 4)).toEqual(['C-1503', 'A-1302', 'C-1504', 'C-1501'])
  expect(new Set(offered()).size).toBe(offered().length)
  await expect.element(saved()).toHaveLength(2)
  await inSheet('Brf Strandängen, C-1503').click()
  await expect.poll(() => offered().slice(0, 2)).toEqual(['A-1302', 'C-1504'])

  await cleanup()
  localStorage.clear()
  sessionStorage.clear()
  await visit({ persona: 'jonas', scenario: 'favourites-many', path: `${strandangen}c-1404/` })
  await openComparison()
  await expect.element(saved()).toHaveLength(4)
})

test('on paper there is the whole comparison, and nothing of the page below it or to press', async () => {
  await visit({ path: `${strandangen}c-1404/` })
  await openComparison()
  await expect.element(sheet().getByRole('row').last()).toBeInTheDocument()
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.element(page.getByRole('main')).not.toBeInTheDocument()
  await expect.element(inSheet(compare.close)).not.toBeInTheDocument()
  await expect.element(sheet().getByText(compare.suggest)).not.toBeVisible()
  const cut = [...document.querySelectorAll('.over-page, .over-page *')].filter(
    (part) => getComputedStyle(part).position === 'fixed' || getComputedStyle(part).overflowY === 'auto',
  )
  expect(cut).toEqual([])
})

test('on the narrowest phone the comparison is read by scrolling sideways, is left by Escape, and is empty once all are taken out', async () => {
  await visit({ path: `${strandangen}c-1404/`, width: narrow })
  await openComparison()
  await expect.element(cells(compare.row.gross).first()).toMatchTextContent(/kr/)
  const date = cells(compare.row.moveIn).element()
  expect(date.scrollWidth).toBeLessThanOrEqual(date.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrow)
  await columns().getByRole('button').click()
  await expect.element(sheet().getByText(compare.empty)).toBeVisible()
  // the button went with the press
  await expect.poll(() => document.activeElement?.textContent).toBe(compare.empty)
  expect(await barriersHere({ modal: true })).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: compare.open, exact: true })).toHaveFocus()
})
