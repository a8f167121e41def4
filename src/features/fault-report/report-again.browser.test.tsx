import { expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { watchedFetch } from '#src/api/watched-fetch.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { reportIn } from './report-page.test-support.ts'

// the mock answers calls of fetch
vi.mock(import('#src/api/watched-fetch.ts'), () => ({
  watchedFetch: vi.fn((url: string, init: RequestInit) => fetch(url, init)),
}))

const { visit } = visits()
const { texts, t, ...report } = reportIn()

test('a report that has gone whole and is not answered may have come through: sent again, also after a reload, it is received once [X-051, F-112]', async () => {
  const visitor = { persona: 'amira', path: '/#open-case', width: 390 } as const
  await visit(visitor)
  await report.toSummary()
  const tickets: string[] = []
  const loseAnswer = async () => {
    vi.mocked(watchedFetch).mockImplementationOnce(async (url, init, onSent) => {
      const answer = await fetch(url, init)
      tickets.push(((await answer.json()) as { ticketNumber: string }).ticketNumber)
      onSent(1)
      throw new TypeError('No answer came.')
    })
    await report.button(texts.button.submit).click()
    await expect.element(report.told(texts.refusal.unheard)).toBeVisible()
    await report.keepsAll()
  }
  await loseAnswer()
  await cleanup()
  await visit(visitor)
  await report.isAt('summaryResident')
  await report.button(t('fault-report.review.changePart', { part: texts.review.description })).click()
  await report.isAt('description')
  await report.addPhoto()
  await report.next()
  await report.isAt('summaryResident')
  await loseAnswer()
  await report.send()
  const [first = 'none', second] = tickets
  expect(second).toBe(first)
  await expect.element(report.dialog().getByText(first)).toBeVisible()
})
