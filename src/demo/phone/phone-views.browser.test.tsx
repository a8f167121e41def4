import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { answerTools } from '#tests/support/component/calls-of-tools.ts'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { widthOfPage } from '#tests/support/component/width-of-page.ts'
import login from '#src/features/login/messages.sv.json'
import { PhonePage } from './phone-page.tsx'
import { phoneTexts } from './phone-texts/phone-texts.ts'

const { mock, visit } = visits()

const app = phoneTexts.sv
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

beforeEach(() => answerTools())
afterEach(async () => {
  await cleanup()
  await writeLetters()
})

/** Tabs on to a button and presses it. */
async function tabTo(name: string): Promise<void> {
  const button: Locator = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  for (let presses = 0; presses < 60 && document.activeElement !== button.element(); presses += 1)
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
}

/** A view is there, has no barrier, and is no wider than the window. */
async function seen(there: Locator) {
  await expect.element(there).toHaveFocus()
  expect(await barriersHere()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
}

test('by keyboard alone the phone picks a waiting order and approves it; no view has a barrier or is wider than 320 px', async () => {
  await visit({ path: '/logga-in/', width: 320 })
  await mock.takeThePhone()
  await page.getByRole('button', { name: login.eid.otherDevice }).click()
  await expect.element(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await cleanup()

  document.title = 'Nordlegg'
  await render(<PhonePage language="sv" />)
  const waiting = page.getByRole('button', { name: /Logga in på Mina sidor/ })
  await expect.element(waiting).toBeVisible()
  await seen(heading(app.home.title))
  const element = waiting.element() as HTMLElement
  element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^\d{8}-\d{4}$/)).toBeVisible()
  await seen(page.getByRole('heading', { level: 1 }))
  await tabTo(app.change)
  await seen(heading(app.who.title))
  await tabTo(app.scan.back)
  await tabTo(app.approve)
  await seen(page.getByLabelText(app.code.label))
  await userEvent.keyboard('135790')
  await seen(heading(app.end.approved.title))
  await tabTo(app.again)
  await tabTo(app.home.scan)
  await seen(heading(app.scan.title))
})

test.each([390, 320])(
  'with letters twice as large the phone fits a window of %i px, and its words stay whole (WCAG 1.4.4)',
  async (width) => {
    await writeLetters(twice)
    await visit({ path: '/logga-in/', width })
    await mock.takeThePhone()
    await page.getByRole('button', { name: login.eid.otherDevice }).click()
    await expect.element(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
    await cleanup()
    await render(<PhonePage language="sv" />)
    const waiting = page.getByRole('button', { name: /Logga in på Mina sidor/ })
    await expect.element(waiting).toBeVisible()
    expect(widthOfPage()).toBeLessThanOrEqual(width)
    for (const word of [app.about.title, ...app.about.rows.slice(0, 2).map(([does]) => does)])
      expect([word, linesOf(page.getByText(word, { exact: true }).element())]).toEqual([word, 1])
    await waiting.click()
    const number = page.getByText(/^\d{8}-\d{4}$/)
    await expect.element(number).toBeVisible()
    expect(linesOf(number.element())).toBe(1)
    await page.getByRole('button', { name: app.approve, exact: true }).click()
    const cancel = page.getByRole('button', { name: app.cancel, exact: true })
    await expect.element(page.getByRole('group', { name: app.code.keys })).toBeVisible()
    expect(linesOf(cancel.element())).toBe(1)
    expect(widthOfPage()).toBeLessThanOrEqual(width)
  },
)

/** On how many lines a text stands. */
function linesOf(part: Element): number {
  const range = new Range()
  range.selectNodeContents(part)
  return range.getClientRects().length
}
