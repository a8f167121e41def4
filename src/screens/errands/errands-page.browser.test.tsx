import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import sv from './messages.sv.json'

const { asked, visit } = visits()

const path = '/mina-sidor/arenden/'
const heater = 'Element i sovrummet blir inte varmt'
const t = translated('sv')

const main = () => page.getByRole('main')
const list = () => page.getByRole('list', { name: sv.list.label })
const rows = () => list().getByRole('listitem')
const shows = (count: number) => expect.poll(() => rows().elements().length).toBe(count)
const texts = () =>
  rows()
    .elements()
    .map(({ textContent }) => textContent)
const option = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Chooses an option; it is ticked once the address has it, a moment after the press. */
async function tick(name: string) {
  await option(name).click()
  await expect.element(option(name)).toBeChecked()
}

async function untick(name: string) {
  await option(name).click()
  await expect.element(option(name)).not.toBeChecked()
}

test('a resident sees their errands newest first, narrows and sorts them, and the address keeps it [F-123, C-064, N-060, K-064]', async () => {
  await visit({ persona: 'amira', path })
  await shows(6)
  expect(texts()[0]).toMatch(/BV-204817/)
  const wanted = page.getByRole('searchbox', { name: sv.filter.search }).element()
  // WCAG 2.5.8
  expect(wanted.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)

  await button(sv.filter.statusAll).click()
  const dialog = page.getByRole('dialog', { name: sv.filter.status })
  await tick(sv.group.ongoing)
  await expect.element(dialog.getByRole('button')).toMatchTextContent(/2/)
  expect(await barriersHere()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await shows(2)
  await cleanup()
  await visit({ persona: 'amira', path: location.pathname + location.search })
  await shows(2)
  await button(t('errands.filter.clear', { filter: sv.filter.status })).click()
  await shows(6)

  await button(sv.filter.type).click()
  await tick('Tjänster')
  await userEvent.keyboard('{Escape}')
  await expect.poll(texts).toEqual([expect.stringMatching(/Extra nycklar/)])
  await button(t('errands.filter.clear', { filter: sv.filter.type })).click()
  await shows(6)

  const search = page.getByRole('searchbox', { name: sv.filter.search })
  await search.fill('parkett')
  await expect.poll(texts).toEqual([expect.stringMatching(/Repa i parkett/)])
  await search.fill('finns inte')
  await expect.element(page.getByText(sv.list.noMatch)).toBeVisible()
  await button(sv.list.clear).click()
  await shows(6)
  // the button is gone, and nobody is left at the top of the document
  await expect.element(list()).toHaveFocus()
})

test('ticking Ongoing ticks its sub-statuses and unticking unticks them, Förvaltning brings Förvaltning övrig, and by status what is over comes last [F-128, F-129, F-173]', async () => {
  await visit({ persona: 'karin', path })
  await button(sv.filter.statusAll).click()
  const below = [sv.status['14'], sv.status['17'], sv.status['18'], sv.status['25']]
  await tick(sv.group.ongoing)
  for (const name of below) await expect.element(option(name)).toBeChecked()
  await untick(sv.group.ongoing)
  for (const name of below) await expect.element(option(name)).not.toBeChecked()
  await userEvent.keyboard('{Escape}')

  await button(sv.filter.type).click()
  await tick('Förvaltning')
  await expect.element(option('Förvaltning övrig')).toBeChecked()
  await untick('Förvaltning')
  await userEvent.keyboard('{Escape}')

  await page.getByRole('combobox', { name: sv.sort.label }).selectOptions(sv.sort.status)
  const groups = () =>
    rows()
      .getByText(/^(Registrerad|Pågår|Utförd|Avslutad)$/)
      .elements()
      .map(({ textContent }) => textContent ?? '')
  // the order follows the address, a moment after the choice
  await expect
    .poll(() => {
      const found = groups()
      const isOngoingNext = found.indexOf('Pågår') > found.lastIndexOf('Registrerad')
      return [found[0], isOngoingNext, found.indexOf('Utförd') < found.indexOf('Avslutad')]
    })
    .toEqual(['Registrerad', true, true])
})

test('the errand that the address names is chosen, and tells all that is known of it [F-124, F-125, C-065, R-018]', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
  await expect.element(page.getByRole('heading', { name: heater })).toBeVisible()
  await expect
    .poll(() => asked('customer/case/case-204817').map(({ answer }) => answer?.status))
    .toEqual([200])
  const current = () => list().element().querySelector('[aria-current]')?.textContent
  await expect.poll(current).toBe(heater)
  for (const text of [
    'Pågår, tekniker bokad',
    'Trapphus B',
    'Brf Ekbacken',
    'Sovrum 1',
    'Radiator',
    'Amira Nordin',
    'Ekbacksgatan 4 B, 131 30, Nacka, 1102',
    /Ekbacksgatan 4 B, Lägenhet 1102/,
    /^Elementet under fönstret/,
    /\d dagar kvar/,
  ])
    await expect.element(main().getByText(text).last()).toBeVisible()
  const name = 'element.jpg'
  await expect.element(main().getByRole('link', { name: t('errands.files.open', { name }) })).toBeVisible()
  await expect.element(main().getByRole('listitem').filter({ hasText: 'Anmälan mottagen' })).toBeVisible()

  await list().getByRole('link', { name: 'Repa i parkett, hall' }).click()
  await expect.poll(() => location.search).toMatch(/errandId=case-204655/)
  await expect.element(page.getByRole('heading', { name: 'Repa i parkett, hall' })).toBeVisible()
})

test('on paper there is the errand that the address names, and not the list beside it', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
  const title = page.getByRole('heading', { name: heater })
  await expect.element(title).toBeVisible()
  const beside = list().element()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  await expect.poll(() => beside.checkVisibility()).toBe(false)
  await expect.element(title).toBeVisible()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

test('on a phone an errand is a page of its own, and the way back leads to its row', async () => {
  await visit({ persona: 'amira', path, width: 320 })
  await expect.element(rows().first()).toBeVisible()
  const isWiderThanScreen = () => document.documentElement.scrollWidth > innerWidth
  expect(isWiderThanScreen()).toBe(false)
  const row = list().getByRole('link', { name: heater })
  await row.click()
  await expect.element(page.getByRole('heading', { level: 1, name: heater })).toHaveFocus()
  await expect.element(list()).not.toBeInTheDocument()
  expect(isWiderThanScreen()).toBe(false)
  expect(await barriersHere()).toEqual([])
  await page.getByRole('link', { name: sv.back }).click()
  await expect.element(row).toHaveFocus()
})

test('by keyboard alone a resident narrows the list, opens an errand, is stopped by a mistake, completes it and comes back [F-123, F-124, F-126]', async () => {
  const { keyboard } = userEvent
  const reach = async (find: () => Element | null) => {
    await expect.poll(find).not.toBeNull()
    for (let press = 0; press < 60 && document.activeElement !== find(); press++) await keyboard('{Tab}')
    expect(document.activeElement).toBe(find())
  }
  await visit({ persona: 'amira', path })
  await shows(6)
  await reach(() => button(sv.filter.statusAll).query())
  await keyboard('{Enter}')
  await reach(() => option(sv.group.ongoing).query())
  await keyboard(' ')
  await keyboard('{Escape}')
  await shows(2)
  await expect.element(button(sv.group.ongoing)).toHaveFocus()

  const row = list().getByRole('link').nth(1)
  const name = row.element().textContent ?? ''
  await reach(() => row.query())
  await keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await reach(() => button(sv.detail.edit).query())
  await keyboard('{Enter}')
  const description = page.getByRole('textbox', { name: sv.edit.description })
  await expect.element(description).toBeVisible()
  await reach(() => description.query())
  await keyboard('{Control>}a{/Control}{Delete}')
  await reach(() => button(sv.edit.submit).query())
  await keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: sv.edit.summary })).toHaveFocus()
  await keyboard('{Tab}{Enter}')
  await expect.element(description).toHaveFocus()
  await keyboard('Det låter fortfarande.')
  await reach(() => button(sv.edit.submit).query())
  await keyboard('{Enter}')
  await expect.element(main().getByText('Det låter fortfarande.')).toBeVisible()
  await expect.element(button(sv.detail.edit)).toHaveFocus()
})
