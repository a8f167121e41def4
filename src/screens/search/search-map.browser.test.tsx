import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ObjectSearchRequest } from '#gen/residence/model.ts'
import map from '#src/features/map/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { asked, mock, visit } = visits()

const t = translated('sv')
const stockholm = '/sok-bostad/?q=stockholm#map'
const down = { operationId: 'searchStages', status: 503, problemCode: 'searchServiceDown' } as const

const { keyboard } = userEvent
const canvas = () => page.getByRole('application', { name: map.label })
const marks = () => canvas().getByRole('button')
const pins = () => canvas().getByRole('button', { name: / kr$/ })
const rows = () => page.getByRole('list', { name: map.listLabel }).getByRole('listitem')
const card = () => page.getByRole('region', { name: map.chosen })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const cards = () => page.getByRole('list', { name: search.listLabel, exact: true }).getByRole('article')
const shows30 = () =>
  expect.poll(() => document.querySelectorAll(`[aria-label="${search.listLabel}"] article`).length).toBe(30)

const labelOf = (one: Element | null) => one?.getAttribute('aria-label') ?? ''
const focused = () => labelOf(document.activeElement)
const focus = (one: Element) => (one as HTMLElement).focus()

/** Goes into the groups of pins until there are some that stand alone. */
async function zoomToPins(): Promise<void> {
  const inGroup = t('map.cluster', { count: 2 }).replace(/^.*, /, '')
  const group = () => canvas().getByRole('button', { name: inGroup, exact: false })
  await expect.element(marks().first()).toBeVisible()
  const isGrouped = () => pins().elements().length < 2 && group().elements().length > 0
  for (let tries = 0; tries < 8 && isGrouped(); tries += 1) {
    const opened = group().first().element()
    focus(opened)
    await keyboard('{Enter}')
    // it gives way to what was in it
    await expect.poll(() => opened.isConnected).toBe(false)
  }
  await expect.element(pins().first()).toBeVisible()
}

test('the cards of the list stand in a grid or in one row, as the visitor chose last [F-076]', async () => {
  const { unmount } = await visit({ path: '/sok-bostad/' })
  await shows30()
  const boxOf = (at: number) => cards().nth(at).element().getBoundingClientRect()
  const displays = () => page.getByRole('combobox', { name: search.display.label })
  const tops = () => new Set([0, 20].map((at) => boxOf(at).top)).size
  await displays().selectOptions(search.display.slider)
  await expect.poll(tops).toBe(1)
  await button(search.display.on).click()
  await expect.poll(() => boxOf(0).right).toBeLessThanOrEqual(0)
  await unmount()
  await visit({ path: '/sok-bostad/' })
  await shows30()
  await expect.poll(tops).toBe(1)
  await displays().selectOptions(search.display.list)
  await expect.poll(tops).toBe(2)
  await expect.element(cards().nth(1)).toBeInViewport()
})

test('list and map are in step: a row points out its pin, a pin its row and a card with the homes [C-036, F-076, F-081, S-036, K-014]', async () => {
  await visit({ path: '/sok-bostad/?q=stockholm&projectStatus=forSale#map' })
  await zoomToPins()
  const pin = pins().first().element()
  const [name = ''] = labelOf(pin).split(',')
  const row = () => rows().filter({ has: page.getByRole('link', { name, exact: true }) })

  focus(row().getByRole('button').element())
  const pointed = () => labelOf(canvas().element().querySelector('[data-pointed]'))
  await expect.poll(pointed).toMatch(new RegExp(`^${name},`))

  focus(pin)
  await keyboard('{Enter}')
  await expect.element(card().getByRole('link', { name })).toHaveFocus()
  expect(asked('/search_stage').length).toBeGreaterThan(0)
  const limits = () =>
    asked('/search_object').map(({ body }) => (JSON.parse(body) as ObjectSearchRequest).limit)
  expect(limits()).toContain(300)
  await expect.element(row()).toHaveAttribute('aria-current', 'true')
  expect(pin.getAttribute('aria-pressed')).toBe('true')

  await card().getByRole('button', { name: /^Visa/ }).click()
  const homes = page.getByRole('list', { name: search.listLabel }).getByRole('listitem')
  await expect.element(homes.first()).toBeVisible()
  await keyboard('{Escape}')
  await expect.element(homes).not.toBeInTheDocument()

  await card().getByRole('button', { name: map.close }).click()
  await expect.element(card()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement === pin).toBe(true)
})

test('arrow keys go from pin to pin, which are one stop of the Tab key [F-076]', async () => {
  await visit({ path: stockholm })
  await expect.element(marks().nth(1)).toBeVisible()
  focus(canvas().element())
  await keyboard('{Tab}')
  const first = focused()
  await expect.element(canvas().getByRole('button', { name: first, exact: true })).toHaveFocus()
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
    if (focused() === first) await keyboard(`{${key}}`)
  expect(focused()).not.toBe(first)
  await keyboard('{Tab}')
  await expect.element(button(map.zoomIn)).toHaveFocus()
})

test('the keyboard comes to the map itself before the list beside it, which is long [F-076]', async () => {
  await visit({ path: stockholm })
  await expect.poll(() => rows().elements().length).toBeGreaterThan(5)
  focus(button(search.view.list).element())
  await userEvent.tab()
  const way = button(map.toMap)
  await expect.element(way).toHaveFocus()
  await expect.element(way).toBeInViewport()
  expect(getComputedStyle(way.element()).opacity).toBe('1')
  await keyboard('{Enter}')
  await expect.element(canvas()).toHaveFocus()
  // the address still says that this is the map
  expect(location.hash).toBe('#map')
})

test('a visitor draws an area with the keyboard, finds only what lies in it, and takes it away [F-077]', async () => {
  await visit({ path: stockholm })
  await expect.element(rows().first()).toBeVisible()
  const all = rows().elements().length
  const begin = button(map.draw)
  await begin.click()
  await expect.element(button(map.corner)).toHaveFocus()
  await button(map.cancel).click()
  await expect.element(begin).toHaveFocus()
  await keyboard('{Enter}')
  focus(canvas().element())
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await keyboard(`{${key}}`)
    // while the map moves its middle is somewhere on the way, and it takes no other arrow
    await expect.poll(() => canvas().element().querySelector('.leaflet-pan-anim')).toBeNull()
    await keyboard(' ')
  }
  await expect.element(page.getByText('4 hörn', { exact: true })).toBeVisible()
  await keyboard('{Backspace}')
  await expect.element(page.getByText('3 hörn', { exact: true })).toBeVisible()
  await keyboard('{Enter}')
  const isAsked = () => asked('').some(({ body }) => body.includes('"kind":"polygon"'))
  await expect.poll(isAsked).toBe(true)
  await expect.poll(() => location.search + location.hash).toMatch(/drawn=[^#]+#map$/)
  await expect.poll(() => rows().elements().length).toBeLessThan(all)

  await page
    .getByRole('button', { name: t('search.chip.clear', { filter: search.filter.drawn }) })
    .first()
    .click()
  await expect.poll(() => location.search).not.toMatch(/drawn=/)
  await expect.poll(() => rows().elements().length).toBe(all)
})

test('without tiles the map still has its land and pins, and a search that is down from the start is tried again [X-018]', async () => {
  // no test in here has tiles: there is no server to draw them
  await mock.fault(down)
  await visit({ path: stockholm })
  await expect.element(page.getByText(search.down.title)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await button(search.down.retry).click()
  await expect.element(rows().first()).toBeVisible()
  await expect.poll(() => canvas().element().querySelector('canvas')?.checkVisibility()).toBe(true)
  await expect.element(marks().first()).toBeVisible()
})

test.each([1440, 320])('the map has no barrier at %d px, with a card and while drawing', async (width) => {
  await visit({ path: stockholm, width })
  await zoomToPins()
  expect(document.documentElement.scrollWidth).toBe(width)
  focus(pins().first().element())
  await keyboard('{Enter}')
  await expect.element(card()).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await card().getByRole('button', { name: map.close }).click()
  await button(map.draw).click()
  await expect.element(button(map.corner)).toBeVisible()
  expect(await barriersHere()).toEqual([])
})

test('where the map has the place to itself, its list shows while the keyboard is in it', async () => {
  await visit({ path: stockholm, width: 390 })
  await expect.element(rows().first()).toBeInTheDocument()
  const middle = () => {
    const { left, top, width, height } = rows().first().element().getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)
  }
  const isSeen = () => rows().first().element().contains(middle())
  expect(isSeen()).toBe(false)
  await keyboard('{Tab}')
  focus(rows().first().getByRole('button').element())
  await expect.poll(isSeen).toBe(true)
  focus(button(map.draw).element())
  await expect.poll(isSeen).toBe(false)
})
