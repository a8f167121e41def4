import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PageViewModel } from '#src/api/content/content.ts'
import { startAnalytics, track } from '#src/lib/analytics.ts'
import type { AnalyticsEvent } from '#src/lib/analytics.ts'
import { clearCookie } from '#src/lib/storage/cookies.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import { usePageViews } from './use-page-views.ts'
import { waitLimit } from '#tests/support/wait-limit.ts'

const sink = vi.fn<(event: AnalyticsEvent) => void>()
let stop: () => void

beforeEach(async () => {
  saveConsent({ ...nothingChosen, statistics: true })
  stop = startAnalytics(() => Promise.resolve(sink))
  await vi.waitFor(() => {
    track({ name: 'ready' })
    if (sink.mock.calls.length === 0) throw new Error('Analytics is not loaded yet')
  }, waitLimit)
  sink.mockClear()
})
afterEach(() => {
  stop()
  clearCookie('consent')
})

test('a page is counted once with what its view model lets analytics know, and the next one anew [N-031, S-081]', async () => {
  const page = (template: PageViewModel['template'], areaName: string) =>
    ({ template, dataLayer: { pageType: template, areaName } }) as unknown as PageViewModel
  function Shown({ path, model }: { path: string; model: PageViewModel }) {
    usePageViews(path, model)
    return null
  }
  const screen = await render(<Shown path="/omraden/nacka/" model={page('area', 'Nacka')} />)
  await expect.poll(() => sink).toHaveBeenCalledOnce()
  expect(sink).toHaveBeenLastCalledWith({
    name: 'pageView',
    path: '/omraden/nacka/',
    template: 'area',
    pageType: 'area',
    areaName: 'Nacka',
  })
  await screen.rerender(<Shown path="/omraden/nacka/" model={page('area', 'Nacka')} />)
  expect(sink).toHaveBeenCalledOnce()
  await screen.rerender(<Shown path="/omraden/taby/" model={page('area', 'Täby')} />)
  await expect.poll(() => sink).toHaveBeenCalledTimes(2)
  expect(sink.mock.lastCall?.[0]).toMatchObject({ areaName: 'Täby' })
})
