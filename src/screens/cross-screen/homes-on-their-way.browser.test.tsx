import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import project from '#src/screens/project/messages.sv.json'
import { decision, strandangen } from '#src/screens/project/project-page.test-support.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { operationsOfHomes } from '#tests/support/operations-of-homes.ts'
import { projectsOnSale } from '#tests/support/projects-on-sale.ts'
import { siteOf } from '#tests/support/site-of.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { mock, visit } = visits()

const retry = () => page.getByRole('button', { name: /^(Försök igen|Prøv igjen)/ })
const shown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false

/** Pages come as ever; homes, and what belongs to them, do not. */
async function breakAll(fault: { delayMs?: number; status?: number }) {
  for (const operationId of await operationsOfHomes()) await mock.fault({ operationId, ...fault })
}

for (const { key, width } of [
  { key: 'Jmse', width: 1440 },
  { key: 'Jmno', width: 390 },
] as const)
  test(`the homes of ${key} have no barrier in a window of ${width} px while they are on their way, nor when they cannot be had`, async () => {
    const { site } = siteOf(key)
    const project = projectsOnSale[key]
    const arrive = async (path: string) => {
      await cleanup()
      const { queryClient } = await visit({ site: key, path, width })
      // the map is the page of the search under a heading of its own
      const there = path.endsWith('#map') ? '.leaflet-container' : 'main h1'
      await expect.poll(() => shown(there), { message: path }).toBe(true)
      return queryClient
    }
    await arrive(project)
    const firstHome = () =>
      document.querySelector(`#picker a[href^="${project}"]`)?.getAttribute('href') ?? ''
    await expect.poll(firstHome).not.toBe('')
    const home = firstHome()
    const search = site.paths.residenceSearch ?? ''
    const lists = [search, `${search}#map`, project]
    const hasNoBarrier = async (place: string) =>
      expect({ place, barriers: await barriersHere({ drawn: true }) }).toEqual({ place, barriers: [] })

    await breakAll({ delayMs: 60_000 })
    for (const place of [...lists, home]) {
      await arrive(place)
      await hasNoBarrier(place)
    }
    await mock.clearFaults()
    await breakAll({ status: 503 })
    for (const place of lists) {
      await arrive(place)
      await expect.element(retry().first()).toBeVisible()
      await hasNoBarrier(place)
    }
    // a home has all but a picture from its page
    const queryClient = await arrive(home)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    await hasNoBarrier(home)
  })

test.each([390, 1280, 1440])(
  'a card that is drawn later has the room that most cards take in a window of %s px',
  async (width) => {
    await visit({ path: '/sok-bostad/', width })
    const cards = () => [...document.querySelectorAll('main article')]
    await expect.poll(() => cards().length).toBe(30)
    const style = cards().map(({ parentElement }) => parentElement && getComputedStyle(parentElement))
    const room = Number.parseFloat(
      style[20]?.getPropertyValue('contain-intrinsic-height').replace('auto ', '') ?? '',
    )
    const heights = cards().map((card) => card.getBoundingClientRect().height)
    // those of the first rows are laid out
    expect(heights.slice(0, 6).filter((height) => Math.abs(height - room) < 0.1).length).toBeGreaterThan(3)
  },
)

const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
/** The house to choose a home in, or what stands in its place. */
const house = () =>
  document.querySelector('#picker') ?? page.getByText(project.picker.loading).element().parentElement
const homes = () => document.querySelector('#homes')

test.each([
  ['looks at the place of a house stays there when it comes', house, -20],
  ['reads the homes below a house that comes stays at them', homes, 160],
])('on a phone whoever %s', async (_, place, inWindow) => {
  await mock.fault({ operationId: 'getExplorerData', delayMs: 4000 })
  await visit({ path: strandangen, width: 390 })
  await expect.element(decision()).toBeVisible()
  await expect.element(page.getByRole('table', { name: project.table.title })).toBeVisible()
  const top = () => Math.round(place()?.getBoundingClientRect().top ?? NaN)
  window.scrollBy(0, top() - inWindow)
  await expect.poll(top).toBe(inWindow)
  await expect.element(page.getByText(project.picker.loading)).toBeInTheDocument()
  await expect.poll(() => shown('#picker')).toBe(true)
  await twoFrames()
  expect(top()).toBe(inWindow)
})
