import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import map from '#src/features/map/messages.sv.json'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'

const { visit } = visits()

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
    expect(page.getByText(/\d min till fots$/).elements().length).toBeGreaterThan(3)
    expect(canvas().elements()).toEqual([])
    expect(await barriersHere()).toEqual([])
    await figure().getByRole('button', { name: map.place.move }).click()
    await expect.element(canvas()).toBeVisible()
    expect(document.activeElement).toBe(figure().element())
  },
)

test('the large map begins at the place that a page leads from, and its search can be saved [F-076, R-058]', async () => {
  await visit({ path: '/bostader/nacka/ekbacken/brf-strandangen/' })
  await figure().getByRole('link', { name: map.place.large }).click()
  await expect.element(page.getByRole('application', { name: map.label })).toBeVisible()
  await expect.element(rows().first()).toBeVisible()
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
