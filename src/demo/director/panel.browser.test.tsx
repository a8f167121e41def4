import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { answerTools } from '#tests/support/component/calls-of-tools.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { Director } from './director.tsx'
import { sv } from './panel-texts/sv.ts'
import { texts as developers } from './texts.ts'
import '#src/styles/demonstration.css'
import './parts/tool.css'
import './director.css'

const { mock, visit } = visits()

const texts = { ...developers, ...sv }
const tabs = Object.keys(texts.tabs) as (keyof typeof texts.tabs)[]
const panel = page.getByRole('complementary', { name: texts.name })
// a count may follow the name
const show = (tab: keyof typeof texts.tabs) =>
  panel.getByRole('tab', { name: texts.tabs[tab], exact: false }).click()

beforeEach(() => answerTools())

/** Opens a page, and the panel beside it. */
async function openPanel(path = '/logga-in/') {
  const portal = await visit({ path })
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const place = document.createElement('div')
  place.dataset['tool'] = ''
  document.body.append(place)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <Director site={jmse} portal={portal} />
    </QueryClientProvider>,
    { container: place },
  )
  await panel.getByRole('button', { name: texts.openLabel }).click()
}

/** Looks for barriers over the page of a narrow window, and beside that of a wide one. */
async function expectNoBarrier(what: string) {
  for (const width of [390, 1440]) {
    await page.viewport(width, 900)
    const barriers = await barriersHere({ within: '[data-director-panel]' })
    expect({ what, width, barriers }).toEqual({ what, width, barriers: [] })
  }
}

test('the panel has no barrier in any section, with something to show in each', async () => {
  await mock.apply('payment-due')
  await mock.fault({ operationId: 'getUser', status: 503, probability: 0.5 })
  await mock.call('POST', '/snapshots', { name: 'Before lunch' })
  await openPanel()
  for (const tab of tabs) {
    await show(tab)
    await expect.element(panel.getByText(texts.reading)).not.toBeInTheDocument()
    await expectNoBarrier(tab)
  }
  // what is of the page as a whole is so in each window
  expect(await barriersHere()).toEqual([])
})

test('the panel has no barrier when people, a call and the question before a reset are unfolded', async () => {
  // a search without a card, since each look at the panel lays out the page beside it, too
  await openPanel('/sok-bostad/?minPrice=10000000&maxArea=5')
  await panel.getByRole('button', { name: /^Visa alla/ }).click()
  await expectNoBarrier('people')
  await show('calls')
  await panel
    .getByRole('button', { name: /search_object/ })
    .first()
    .click()
  await expectNoBarrier('a call')
  await panel.getByRole('button', { name: texts.calls.makeFault }).click()
  await panel.getByRole('combobox', { name: texts.faults.operation, exact: false }).fill('')
  await panel.getByRole('button', { name: texts.faults.set }).click()
  await expect.element(panel.getByRole('alert')).toHaveTextContent(texts.faults.needsOperation)
  await expectNoBarrier('a fault of nothing')
  await show('world')
  await panel.getByRole('button', { name: texts.world.reset, exact: true }).click()
  await expectNoBarrier('the question')
})

test('the panel says in every section that the mock does not answer, without a barrier, and reads on when it does', async () => {
  const answering = fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input instanceof Request ? input.url : input).includes('/__mock/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : answering(input, init),
  )
  sessionStorage.setItem('director-tab', 'world')
  await openPanel()
  for (const tab of tabs) {
    await show(tab)
    await expect.element(panel.getByRole('alert').first()).toHaveTextContent(texts.network)
    const { left, right } = panel.element().getBoundingClientRect()
    for (const alert of panel.getByRole('alert').elements()) {
      const box = alert.getBoundingClientRect()
      expect(box.left - left).toBeGreaterThan(15)
      expect(right - box.right).toBeGreaterThan(15)
    }
    // the sections without an answer are all that one alert
    if (tab === tabs[0]) await expectNoBarrier(tab)
  }
  vi.stubGlobal('fetch', answering)
  await show('world')
  await panel.getByRole('button', { name: texts.again }).first().click()
  await expect.element(panel.getByText(texts.world.stores.memory)).toBeVisible()
})

test('the link of the World tab follows the portal without the Navigation API, which not every browser has', async () => {
  vi.stubGlobal('navigation', undefined)
  await openPanel()
  await show('world')
  const link = () => panel.getByRole('textbox', { name: texts.link.address }).element() as HTMLInputElement
  await expect.poll(() => link().value).toContain('/logga-in/')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect.poll(() => link().value).not.toContain('/logga-in/')
  vi.unstubAllGlobals()
})
