import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { components } from '#gen/mock_control/types.ts'
import { writeCookie } from '#src/lib/storage/cookies.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import texts from '#src/features/search/messages.sv.json'
import filters from '#src/screens/search/filters/messages.sv.json'

const { asked, mock, visit } = visits()

const t = translated('sv')

type Fault = Omit<components['schemas']['FaultRule'], 'operationId'>

const down: Fault = { status: 503, problemCode: 'searchServiceDown' }

const failures: { how: string; fault: Fault }[] = [
  { how: 'is down', fault: down },
  { how: 'is asked too often', fault: { status: 429 } },
  { how: 'knows nobody', fault: { status: 401 } },
  { how: 'answers half a text', fault: { malformed: true } },
  { how: 'cannot be reached', fault: { drop: true } },
]

const list = () => page.getByRole('list', { name: texts.listLabel, exact: true })
const cards = () => list().getByRole('article')
const failed = () => page.getByRole('alert').filter({ hasText: texts.down.title })
const retry = () => page.getByRole('button', { name: texts.down.retry })
const found = () => page.getByRole('main').getByRole('status').first()
const rows = () => page.getByRole('list', { name: t('map.listLabel') }).getByRole('listitem')
const sortBy = (label: string) => page.getByRole('combobox', { name: texts.sort.label }).selectOptions(label)
const address = () => location.search + location.hash

const shows = (count: number) => expect.poll(() => cards().elements().length).toBe(count)
/** Homes by their names, in the order shown. */
const names = () =>
  cards()
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

/** Tries again where the call fails once more: whoever did so can do so again at once. */
async function retriedInVain(call: string) {
  const before = asked(call).length
  await retry().click()
  await expect.poll(() => asked(call).length).toBeGreaterThan(before)
  await expect.element(retry()).toHaveFocus()
}

for (const { how, fault } of failures) {
  test(`a search that ${how} says so in place of the homes, keeps what was chosen, and is tried again [X-018, C-035]`, async () => {
    await visit({ path: '/sok-bostad/?minRooms=3' })
    await shows(30)
    await mock.fault({ operationId: 'searchObjects', ...fault })
    await page.getByRole('button', { name: texts.filter.price, exact: true }).click()
    const highest = page.getByRole('textbox', { name: filters.range.price.high })
    await highest.fill('6000000')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(texts.down.title)).toBeVisible()
    await expect.element(highest).toHaveValue('6\u00a0000\u00a0000\u00a0kr')
    await userEvent.keyboard('{Escape}')
    await expect.element(failed()).toBeVisible()

    await retriedInVain('/search_object')
    await mock.clearFaults()
    await retry().click()
    await expect.element(cards().first()).toBeVisible()
    await expect.element(found()).toHaveFocus()
    expect(address()).toMatch(/\?(?=.*minRooms=3)(?=.*maxPrice=6000000)/)
    expect(JSON.parse(asked('/search_object').at(-1)?.body ?? '')).toMatchObject({
      filter: { maxPrice: 6_000_000 },
    })
  })

  // what the list makes of each answer the map does too: here one that says no, and none at all
  if (fault !== down && !fault.drop) continue

  test(`a map whose search ${how} says so, stays where it is, and is tried again [X-018]`, async () => {
    await visit({ path: '/sok-bostad/?q=stockholm#map' })
    await expect.element(rows().first()).toBeVisible()
    await mock.fault({ operationId: 'searchStages', ...fault })
    await sortBy(texts.sort.priceDesc)
    await expect.element(failed()).toBeVisible()
    await expect.element(page.getByRole('application', { name: t('map.label') })).toBeVisible()
    await retriedInVain('/search_stage')
    await mock.clearFaults()
    await retry().click()
    await expect.element(rows().first()).toBeVisible()
    await expect.element(page.getByRole('region', { name: t('map.panel') }).getByRole('status')).toHaveFocus()
    expect(address()).toMatch(/q=stockholm.*sort=price.*#map$/)
  })
}

test('whoever loses the network in the middle of "show more" keeps the homes and the place, and goes on from there [F-080]', async () => {
  await visit({ path: '/sok-bostad/' })
  await shows(30)
  const more = page.getByRole('button', { name: texts.more.object })
  await mock.fault({ operationId: 'searchObjects', drop: true })
  const press = more.element() as HTMLElement
  // what is drawn on the way there moves what comes after it
  await expect
    .poll(() => {
      press.scrollIntoView({ block: 'center' })
      const { top } = press.getBoundingClientRect()
      return top > 0 && top < innerHeight
    })
    .toBe(true)
  press.focus({ preventScroll: true })
  const scrolled = scrollY
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.more.failed)
  await expect.element(page.getByRole('alert')).toBeInViewport()
  await expect.element(retry()).toHaveFocus()
  await shows(30)
  expect(Math.abs(scrollY - scrolled)).toBeLessThan(200)
  expect(await barriersHere()).toEqual([])

  await mock.clearFaults()
  await userEvent.keyboard('{Enter}')
  await shows(60)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(cards().nth(30).getByRole('link')).toHaveFocus()
})

test('while a slow search is on its way the last homes stay, and filters can be changed [F-077]', async () => {
  await visit({ path: '/sok-bostad/' })
  await shows(30)
  const before = names()
  await mock.fault({ operationId: 'searchObjects', delayMs: 60_000 })
  await sortBy(texts.sort.priceDesc)
  const isBusy = () => document.querySelector('main [aria-busy=true]') !== null
  await expect.poll(isBusy).toBe(true)
  expect(names()).toEqual(before)
  await mock.clearFaults()

  await page.getByRole('button', { name: texts.filter.price, exact: true }).click()
  await page.getByRole('textbox', { name: filters.range.price.high }).fill('4000000')
  await userEvent.keyboard('{Tab}{Escape}')
  await expect.poll(isBusy).toBe(false)
  await expect.poll(address).toMatch(/\?(?=.*sort=price)(?=.*maxPrice=4000000)/)
  expect(names()).not.toEqual(before)
})

test('a place that is taken out of the address leaves its popover open, however slow the next page is [R-057]', async () => {
  await visit({ path: '/sok-bostad/nacka/?q=lund' })
  await expect.element(cards().first()).toBeVisible()
  await page.getByRole('button', { name: /^Nacka/ }).click()
  const place = page.getByRole('dialog', { name: texts.filter.place })
  const field = place.getByRole('searchbox', { name: texts.place.label })
  // longer than the router waits before it shows a page on its way
  await mock.fault({ operationId: 'getViewModel', delayMs: 1500 })
  await place.getByRole('checkbox', { name: 'Lund' }).click()
  const openField = field.element()
  await expect.poll(() => location.pathname + location.search).toBe('/sok-bostad/?q=nacka')
  expect(field.query()).toBe(openField)
  await expect.element(field).toHaveFocus()
})

test('a place of the address that cannot be looked up is tried again, and then searched in [X-018, F-078, C-040]', async () => {
  await mock.fault({ operationId: 'searchTagsByUrl', ...down })
  await visit({ path: '/sok-bostad/nacka/' })
  await expect.element(failed()).toBeVisible()
  await mock.clearFaults()
  await retry().click()
  await expect.element(cards().first()).toMatchTextContent('Nacka')
})

test('a place that is chosen on the map and cannot be looked up leaves no homes of the place before, and is tried again [X-018, F-078]', async () => {
  await visit({ path: '/sok-bostad/?q=stockholm#map' })
  await expect.element(rows().first()).toBeVisible()
  await mock.fault({ operationId: 'searchTagsByUrl', ...down })
  await page.getByRole('button', { name: 'Stockholm', exact: true }).click()
  const field = page.getByRole('searchbox', { name: texts.place.label })
  await field.fill('Nacka')
  await page.getByRole('button', { name: /^Nacka/ }).click()
  // Escape closes what the focus is in
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(failed()).toBeVisible()
  await expect.element(rows()).not.toBeInTheDocument()
  await mock.clearFaults()
  await retry().click()
  await expect.element(rows().first()).toBeVisible()
  await expect.element(failed()).not.toBeInTheDocument()
})

test('suggestions that cannot be fetched keep what was typed, and are asked for again [X-018, C-038]', async () => {
  await visit({ path: '/sok-bostad/' })
  await shows(30)
  await mock.fault({ operationId: 'searchTags', ...down })
  await page.getByRole('button', { name: texts.chip.everywhere }).click()
  const field = page.getByRole('searchbox', { name: texts.place.label })
  await field.fill('Ekba')
  const popover = page.getByRole('dialog', { name: texts.filter.place })
  await expect.element(popover.getByRole('status')).toHaveTextContent(texts.place.failed)
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await popover.getByRole('button', { name: texts.down.retry }).click()
  await expect.element(popover.getByRole('button', { name: /^Ekbacken/ })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Ekba')
})

test('names of chosen projects that cannot be fetched are numbers, which says so and is tried again [X-018, F-082]', async () => {
  await mock.fault({ operationId: 'getStagesByIds', ...down })
  await visit({ path: '/sok-bostad/?stageIds=stage-strandangen' })
  await page.getByRole('button', { name: t('search.chip.stages', { count: 1 }) }).click()
  const popover = page.getByRole('dialog', { name: texts.filter.stages })
  const told = popover.getByRole('status')
  await expect.element(told).toMatchTextContent(filters.stagesFailed)
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  told.getByRole('button', { name: texts.down.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(told).not.toBeInTheDocument()
  await expect.element(popover.getByRole('checkbox', { name: /Strandängen$/ })).toBeVisible()
  await expect.element(popover.getByRole('group', { name: texts.filter.stages })).toHaveFocus()
})

test('homes of a chosen project that cannot be fetched are asked for again, and the way back is the way in [X-018, F-081]', async () => {
  await visit({ path: '/sok-bostad/?q=ekbacken#map' })
  await expect.element(rows().first()).toBeVisible()
  await mock.fault({ operationId: 'searchObjects', ...down })
  await rows().first().getByRole('button').click()
  const open = page.getByRole('region', { name: t('map.chosen') }).getByRole('button', { name: /^Visa/ })
  await open.click()
  const panel = page.getByRole('region', { name: t('map.panel') })
  await expect.element(panel.getByRole('alert')).toMatchTextContent(texts.down.title)
  await mock.clearFaults()
  await retry().click()
  await expect
    .element(panel.getByRole('list', { name: texts.listLabel }).getByRole('listitem').first())
    .toBeVisible()
  await expect.element(panel.getByRole('heading').first()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(open).toHaveFocus()
})

test('without the number of projects the page still says how many homes there are [X-018, F-085]', async () => {
  await mock.fault({ operationId: 'searchStagesAndAreas', ...down })
  await visit({ path: '/sok-bostad/' })
  await shows(30)
  await expect.element(found()).toMatchTextContent(/^\d+ bostäder$/)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('homes looked at that cannot be read are left out without a word [F-149, X-079]', async () => {
  writeCookie('uid', 'anon-component-visitor', 60)
  await mock.fault({ operationId: 'getMostVisited', status: 503, problemCode: 'serviceUnavailable' })
  await mock.fault({ operationId: 'getLastVisited', status: 503, problemCode: 'serviceUnavailable' })
  const { queryClient } = await visit({ path: '/sok-bostad/?q=stockholms-lan' })
  await shows(30)
  const isAsked = () => asked('').some(({ path }) => path.includes('/timeseries/mostvisited/'))
  await expect.poll(isAsked).toBe(true)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: t('visited.last') })).not.toBeInTheDocument()
})
