import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { answerPayment, calls, logJonasIn, logOut, of } from '../payment-calls.test-support.ts'
import { FeeTerms } from './fee-terms.tsx'

const fee = {
  amount: 25_000,
  objectNumber: 'C-1403',
  number: 'pay-1',
  signedAt: null,
  withdrawableUntil: null,
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:55:00Z'), toFake: ['Date'] })
  logJonasIn()
})
afterEach(async () => {
  await cleanup()
  logOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['sv', jmse, '2026-11-20T21:20:00Z', /^Betala senast klockan 22:20\. /],
  ['sv', jmse, '2026-11-20T23:05:00Z', /^Betala senast 21\snovember\s2026 klockan 00:05\. /],
  ['sv', jmse, '2026-11-27T21:20:00Z', /^Betala senast 27\snovember\s2026 klockan 22:20\. /],
  ['fi', jmoy, '2026-11-27T21:20:00Z', /^Maksa viimeistään 27\.\smarraskuuta\s2026 klo\s23\.20\. /],
])(
  'until when the fee is to be paid is said in %s with its day where that is not today [F-135]',
  async (_language, site, expires, text) => {
    answerPayment({ [calls.hold]: () => ({ expires }) })
    await renderIn(site, <FeeTerms fee={fee} objectId={of.objectId} />)
    await expect.element(page.getByText(text)).toBeVisible()
  },
)
