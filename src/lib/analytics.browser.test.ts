import { afterEach, expect, test, vi } from 'vitest'
import { startAnalytics, track } from './analytics.ts'
import { everythingChosen, nothingChosen, readConsent, saveConsent } from './consent.ts'
import { clearCookie, writeCookie } from './storage/cookies.ts'
import { waitLimit } from '#tests/support/wait-limit.ts'

let stop = () => {}

afterEach(() => {
  stop()
  clearCookie('consent')
})

test('the analytics script loads once, after an answer that allows statistics or marketing [F-037, S-004, S-005]', async () => {
  const sink = vi.fn<(event: object) => void>()
  const load = vi.fn(async () => sink)
  stop = startAnalytics(load)
  track({ name: 'pageView' })
  saveConsent({ ...nothingChosen, thirdParty: true })
  expect(load).not.toHaveBeenCalled()

  saveConsent({ ...nothingChosen, marketing: true })
  saveConsent(everythingChosen)
  await vi.waitFor(() => {
    track({ name: 'pageView' })
    expect(sink).toHaveBeenCalled()
  }, waitLimit)
  expect(load).toHaveBeenCalledOnce()

  saveConsent(nothingChosen)
  sink.mockClear()
  track({ name: 'pageView' })
  expect(sink).not.toHaveBeenCalled()
})

test('a script that cannot be loaded is asked for again with the next answer', async () => {
  const sink = vi.fn<(event: object) => void>()
  const load = vi.fn(async () => sink).mockRejectedValueOnce(new Error('offline'))
  stop = startAnalytics(load)
  saveConsent(everythingChosen)
  await vi.waitFor(() => {
    saveConsent(everythingChosen)
    track({ name: 'pageView' })
    expect(sink).toHaveBeenCalled()
  }, waitLimit)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a visitor who answered in an earlier visit is not asked again, and is counted from the start [S-009, F-037]', async () => {
  saveConsent(everythingChosen)
  const load = vi.fn(async () => () => {})
  stop = startAnalytics(load)
  expect(load).toHaveBeenCalledOnce()
  expect(readConsent()).toEqual({ answered: true, ...everythingChosen })
})

test('a cookie that makes no sense is no answer', () => {
  writeCookie('consent', 'true', 60)
  expect(readConsent()).toEqual({ answered: false, ...nothingChosen })
})
