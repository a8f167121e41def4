import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import content from '#src/features/page-content/messages.sv.json'
import map from '#src/features/map/messages.sv.json'
import type { PageViewModel } from '#src/api/content/content.ts'
import { HomeBelow } from '#src/screens/home/home-below.tsx'
import { contentOf } from '#src/screens/template.ts'
import { jmse } from '#src/sites/jmse.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { answered, mock, visit } = visits()

const figure = () => page.getByRole('figure', { name: /^Karta över läget/ })
const canvas = () => page.getByRole('application')
const faces = () =>
  [...canvas().element().querySelectorAll('.map-pin-face')].filter((face) =>
    face.checkVisibility({ visibilityProperty: true }),
  )
const rows = () => page.getByRole('list', { name: map.listLabel }).getByRole('listitem')

test.each([
  ['home', '/bostader/nacka/ekbacken/brf-strandangen/c-1501/'],
  ['project', '/bostader/nacka/ekbacken/brf-strandangen/'],
])(
  'the page of a %s has a map, a picture until it is touched, with the ways on foot in words [R-058]',
  async (_, path) => {
    await visit({ path })
    await expect.element(figure()).toBeInTheDocument()
    figure().element().scrollIntoView()
    await expect.element(page.getByText(/^\d\. Skola$/)).toBeVisible()
    await expect.element(page.getByText(/^\d\. Tåg$/)).toBeVisible()
    expect(page.getByText(/\d\smin till fots$/).elements().length).toBeGreaterThan(3)
    expect(canvas().elements()).toEqual([])
    expect(await barriersHere()).toEqual([])
    await figure().getByRole('button', { name: map.place.move }).click()
    await expect.element(canvas()).toBeVisible()
    expect(document.activeElement).toBe(figure().element())
  },
)

test('what is within ten minutes on foot comes first, under a heading that says so', async () => {
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/' })
  const group = (name: string) => page.getByRole('region', { name })
  const close = translated('sv')('page-content.closeOnFoot', { minutes: 10 })
  await expect.element(figure()).toBeInTheDocument()
  figure().element().scrollIntoView()
  await expect.element(group(close)).toBeVisible()
  const minutesIn = (name: string) =>
    group(name)
      .getByText(/min till fots$/)
      .elements()
      .map((one) => Number(/(\d+)\smin/.exec(one.textContent)?.[1]))
  await expect.poll(() => Math.max(...minutesIn(close))).toBeLessThanOrEqual(10)
  expect(Math.min(...minutesIn(content.otherNearby))).toBeGreaterThan(10)
})

test('pieces of the map that do not come leave the signs on empty ground, and no torn pictures', async () => {
  await mock.fault({ operationId: 'getResizedImage', status: 503 })
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/' })
  await expect.element(figure()).toBeInTheDocument()
  figure().element().scrollIntoView()
  const pieces = () => [...figure().element().querySelectorAll('img')]
  await expect.poll(() => pieces().length).toBeGreaterThan(0)
  // each is an empty drawing now, and no other stands behind it
  await expect
    .poll(() => pieces().filter(({ src, naturalWidth }) => !src.startsWith('data:') || naturalWidth === 0))
    .toEqual([])
  expect(figure().element().querySelectorAll('.map-sign').length).toBeGreaterThan(4)
})

test.each([390, 1440])('all that has a number in the list is on the picture of %d px', async (width) => {
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/', width })
  await expect.element(figure()).toBeInTheDocument()
  const signs = () => [...figure().element().querySelectorAll('.map-sign')]
  await expect.poll(() => signs().length).toBeGreaterThan(4)
  const numbered = page.getByText(/^\d+\. /).elements()
  expect(signs().length).toBe(numbered.length + 1)
  const picture = signs()[0]?.closest('.overflow-hidden')?.getBoundingClientRect()
  const outside = signs().filter((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect()
    const box = picture ?? new DOMRect()
    return left < box.left || right > box.right || top < box.top || bottom > box.bottom
  })
  expect(outside.map(({ textContent }) => textContent)).toEqual([])
})

test('on the narrowest phone neither a number nor a button lies on what the home is called', async () => {
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/c-1501/', width: 320 })
  await expect.element(figure()).toBeInTheDocument()
  const boxOf = (one: Element) => one.getBoundingClientRect()
  const signs = (kind: string) => [...figure().element().querySelectorAll(kind)].map(boxOf)
  const covered = () => {
    const [home = new DOMRect()] = signs('.map-sign-home')
    return signs('.map-sign:not(.map-sign-home)').filter(
      ({ left, right, top, bottom }) =>
        left < home.right && right > home.left && top < home.bottom && bottom > home.top,
    )
  }
  await expect.poll(() => signs('.map-sign').length).toBeGreaterThan(4)
  expect(covered()).toEqual([])
  await figure().getByRole('button', { name: map.place.move }).click()
  await expect.element(canvas()).toBeVisible()
  await expect.poll(() => signs('.map-sign').length).toBeGreaterThan(4)
  expect(covered()).toEqual([])
  const zoom = figure().getByRole('button', { name: map.zoomIn })
  await expect.poll(() => boxOf(zoom.element()).top).toBeGreaterThanOrEqual(boxOf(canvas().element()).bottom)
})

test('a home in a place that tells of nothing close by still has its map', async () => {
  const { unmount } = await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/c-1501/' })
  await expect.element(figure()).toBeInTheDocument()
  const [view] = await answered<PageViewModel>('/c-1501/GetViewModel')
  if (!view) throw new Error('The page was never asked for')
  await unmount()
  await renderIn(jmse, <HomeBelow content={{ ...contentOf(view, 'object'), distances: [] }} />)
  await expect.element(figure()).toBeInTheDocument()
  expect(page.getByText(/min till fots$/).elements()).toEqual([])
})

test.each([1440, 320])(
  'the map of a page is moved with the keyboard alone at %d px, without a barrier [R-058]',
  async (width) => {
    await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/', width })
    await expect.element(figure()).toBeInTheDocument()
    const open = figure().getByRole('button', { name: map.place.move }).element() as HTMLElement
    open.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(canvas()).toBeVisible()
    expect(document.activeElement).toBe(figure().element())
    await userEvent.tab()
    expect(document.activeElement).toBe(canvas().element())
    // the pieces of ground would cover an outline
    const mark = getComputedStyle(canvas().element(), '::after')
    const panes = [...canvas().element().children].map((one) => Number(getComputedStyle(one).zIndex) || 0)
    expect([mark.borderTopWidth, Number(mark.zIndex) >= Math.max(...panes)]).toEqual(['3px', true])
    const sign = () => figure().element().querySelector('.map-sign-home')?.getBoundingClientRect().left ?? 0
    const before = sign()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(sign).toBeLessThan(before)
    await userEvent.tab()
    expect(document.activeElement).toBe(figure().getByRole('button', { name: map.zoomIn }).element())
    await userEvent.tab()
    expect(document.activeElement).toBe(figure().getByRole('button', { name: map.zoomOut }).element())
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(document.activeElement).toBe(figure().getByRole('link', { name: map.place.large }).element())
    expect(await barriersHere({ within: 'figure' })).toEqual([])
  },
)

test('the large map begins at the place that a page leads from, and its search can be saved [F-076, R-058]', async () => {
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/' })
  await figure().getByRole('link', { name: map.place.large }).click()
  await expect.element(page.getByRole('application', { name: map.label })).toBeVisible()
  await expect.element(rows().first()).toBeVisible()
  // the link is gone, and nobody is left at the top of the document without being told
  expect(document.activeElement).not.toBe(document.body)
  // so close that only Nacka is in sight
  await expect.poll(() => rows().filter({ hasNotText: 'Nacka' }).elements().length).toBe(0)
  await expect.element(page.getByRole('button', { name: 'Spara sökning' })).toBeVisible()
})

test('the map lists only projects with homes to buy, and no pin lies under the card of another or is cut at the edge [F-076, F-081]', async () => {
  await visit({ path: '/sok-bostad/#map', width: 500 })
  await expect.element(rows().first()).toBeInTheDocument()
  // planned, with nothing to buy yet
  const planned = rows().filter({ hasText: /Koksladan|Solbrunnsparken|Skeppsgavlarna/ })
  expect(planned.elements()).toEqual([])
  ;(rows().first().getByRole('button').element() as HTMLElement).click()
  const card = page.getByRole('region', { name: map.chosen })
  await expect.element(card).toBeVisible()
  const hidden = () => {
    const edge = canvas().element().getBoundingClientRect()
    const over = card.element().getBoundingClientRect()
    return faces().filter((face) => {
      const { left, right, top, bottom } = face.getBoundingClientRect()
      const isCut = left < edge.left || right > edge.right || top < edge.top
      return isCut || (bottom > over.top && right > over.left && left < over.right)
    }).length
  }
  await expect.poll(() => faces().length).toBeGreaterThan(0)
  await expect.poll(hidden).toBe(0)
})
