import { useEffect, useRef, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startAnalytics } from '#src/lib/analytics.ts'
import { saveConsent } from '#src/lib/consent.ts'
import { clearCookie } from '#src/lib/storage/cookies.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { visits } from '#tests/support/component/visits.tsx'
import { reportIn } from './report-page.test-support.ts'
import { StepHeading } from './views/frame/step-heading.tsx'

const { asked, mock, visit } = visits()

const width = 390
const { texts, t, ...report } = reportIn()

test('homes that cannot be fetched say so, and are fetched again [X-061, X-021, C-066]', async () => {
  await mock.fault({ operationId: 'getCustomerAgreements', status: 503 })
  await visit({ persona: 'amira', path: '/#open-case', width })
  await report.toPlace()
  await expect.element(report.dialog().getByText(texts.residence.failed)).toBeVisible()
  await mock.clearFaults()
  await report.button(texts.retry).click()
  await report.radio(texts.place.dwelling).click()
  await expect.element(report.radio(/Ekbacksgatan 4 B/)).toBeVisible()
})

test('the report is a sheet with a frame around it where the window has the room, and fills any other', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width: 1440 })
  await report.isAt('acceptTerms')
  const sheet = () => {
    const { x, y, width: wide, height } = report.dialog().element().getBoundingClientRect()
    return { x, y, wide, height }
  }
  expect(sheet()).toEqual({ x: 100, y: 32, wide: 1240, height: innerHeight - 64 })
  await page.viewport(1440, 600)
  await expect.poll(sheet).toEqual({ x: 100, y: 0, wide: 1240, height: 600 })
  await page.viewport(width, 844)
  await expect.poll(sheet).toEqual({ x: 0, y: 0, wide: width, height: 844 })
})

test('the homes that are known stay to choose from where they cannot be read again [F-102]', async () => {
  await visit({ persona: 'amira', path: '/#open-case', width })
  await report.toPlace()
  await report.radio(texts.place.dwelling).click()
  await report.radio(/Ekbacksgatan 4 B/).click()
  await report.next()
  await report.isAt('problemArea')
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await mock.fault({ operationId: 'getCustomerAgreements', status: 503 })
  await report.button(texts.button.previous).click()
  await expect
    .poll(() => asked('/get_agreements').filter(({ answer }) => answer?.status === 503).length)
    .toBe(2)
  await new Promise(requestAnimationFrame)
  await expect.element(report.radio(/Ekbacksgatan 4 B/)).toBeChecked()
  expect(report.dialog().getByText(texts.residence.failed).elements()).toEqual([])
})

test('the terms have words of their own and no number, what is missing is told in the exact words, and steps are counted [F-099, F-120, X-048, X-049]', async () => {
  const sink = vi.fn()
  saveConsent({ statistics: true, marketing: false, thirdParty: false })
  const stop = startAnalytics(() => Promise.resolve(sink))
  const says = (text: string) => expect.element(report.dialog().getByText(text).first()).toBeVisible()
  await visit({ persona: 'amira', path: '/#open-case', width })
  await report.isAt('acceptTerms')
  await expect.element(report.button(texts.button.termsNext)).toBeVisible()
  await says(texts.beforeStart)
  await report.next()
  const terms = 'Vänligen markera att du tagit del av informationen för att gå vidare.'
  await expect.element(report.told(terms)).toBeVisible()
  await report.press('acceptTerms')
  // nobody who presses twice passes over the next step
  await report.button(texts.button.termsNext).dblClick()
  await says(texts.heading.contactNoManagement)
  await says(t('fault-report.progress', { number: 1, total: 6 }))
  await report.next()
  await report.isAt('residentResidence')
  await says(t('fault-report.progress', { number: 2, total: 6 }))
  await report.radio(texts.place.dwelling).click()
  await report.next()
  const address = 'Vänligen välj en adress för att gå vidare med din felanmälan.'
  await expect.element(report.told(address)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('alertdialog').getByRole('button', { name: texts.cancel.leave }).click()
  await expect.element(report.dialog()).not.toBeInTheDocument()
  const counted = sink.mock.calls.map(([event]) => event as { name: string; step?: string })
  const ofReport = counted.filter(({ name }) => name.startsWith('case_'))
  expect(ofReport.map(({ name, step }) => [name, step])).toEqual([
    ['case_step_completed', 'terms'],
    ['case_step_completed', 'contact'],
    ['case_aborted', 'residence'],
  ])
  stop()
  clearCookie('consent')
})

const twoFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
  })

/** Goes to its field, or out of it, once the step has come and before the next frame. */
function Hurry({ to }: { to: 'field' | 'page' }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (to === 'field') field.current?.focus()
    else document.querySelector('main')?.focus()
  }, [to])
  return <input ref={field} aria-label="Namn" />
}

function Page({ to }: { to: 'field' | 'page' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Vidare
      </button>
      {isOpen && (
        <form>
          <StepHeading view="compound" />
          <Hurry to={to} />
        </form>
      )}
    </main>
  )
}

test('whoever is in a field before the step is painted stays there', async () => {
  await renderIn(jmse, <Page to="field" />)
  await page.getByRole('button', { name: 'Vidare' }).click()
  await expect.element(page.getByLabelText('Namn')).toBeVisible()
  await twoFrames()
  await expect.element(page.getByLabelText('Namn')).toHaveFocus()
})

test('a page that takes the focus as it arrives gives it back to the question of the step', async () => {
  await renderIn(jmse, <Page to="page" />)
  await page.getByRole('button', { name: 'Vidare' }).click()
  await expect.element(page.getByLabelText('Namn')).toBeVisible()
  await twoFrames()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
})
