import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useConsentQuestion } from './use-consent-question.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import { clearCookie, readCookie } from '#src/lib/storage/cookies.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { holdTimers } from '#tests/support/component/held-timers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { ConsentLayer } from './consent-layer.tsx'
import texts from './messages.sv.json'

let timers: ReturnType<typeof holdTimers>

beforeEach(() => {
  clearCookie('consent')
  timers = holdTimers()
})
afterEach(async () => {
  await cleanup()
  clearCookie('consent')
})

function Page({ isPolicyPage = false }) {
  const { layer, setLayer } = useConsentQuestion(isPolicyPage)
  return <ConsentLayer layer={layer} onLayerChange={setLayer} policyUrl={undefined} />
}
const question = page.getByRole('dialog', { name: 'Kakor på vår webbplats' })

test('a visitor who has not answered is asked about cookies two seconds after the page is there [F-032, S-006, K-051]', async () => {
  await renderIn(jmse, <Page />)
  timers.pass(1999)
  // the question comes with a module of its own, so that only what still waits tells at once
  expect(timers.count()).toBe(1)
  timers.pass(1)
  await expect.element(question).toBeVisible()
})

test('each answer is kept, and reported by its own number [F-035, S-010, K-052, E-081, C-101]', async () => {
  const reported: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    reported.push(`${method} ${new URL(url).pathname}`)
    return new Response(null, { status: 204 })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const [name, kept, number] of [
    ['Stäng utan att godkänna', 'answered', 1],
    ['Godkänn alla', 'answered.statistics.marketing.thirdParty', 2],
    ['Bara nödvändiga', 'answered', 3],
  ] as const) {
    await renderIn(jmse, <Page />)
    timers.pass(2000)
    await question.getByRole('button', { name }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(readCookie('consent')).toBe(kept)
    expect(reported.at(-1)).toBe(`POST /api/experiments/cookie-consent/${number}`)
    await cleanup()
    clearCookie('consent')
  }
  expect(reported).toHaveLength(3)
})

test('whoever agrees gets the id that visits are counted by, and loses it when they take that back [F-033, K-050]', async () => {
  onTestFinished(() => clearCookie('uid'))
  answerCalls({
    'POST /api/experiments/cookie-consent/2': () => ({}),
    'POST /api/experiments/cookie-consent/3': () => ({}),
  })
  const answer = async (name: string) => {
    await renderIn(jmse, <Page />)
    timers.pass(2000)
    await question.getByRole('button', { name }).click()
    await expect.element(question).not.toBeInTheDocument()
    await cleanup()
    clearCookie('consent')
  }
  await answer('Godkänn alla')
  expect(readCookie('uid')).toMatch(/^anon-/)
  await answer('Bara nödvändiga')
  expect(readCookie('uid')).toBeUndefined()
})

test('who has answered is not asked again', async () => {
  saveConsent(nothingChosen)
  await renderIn(jmse, <Page />)
  expect(timers.count()).toBe(0)
})

test('nobody is asked over the page that says what the cookies are for', async () => {
  await renderIn(jmse, <Page isPolicyPage />)
  expect(timers.count()).toBe(0)
})

test('with text twice as large each kind of cookie has its name in one piece, above its switch (WCAG 1.4.4)', async () => {
  onTestFinished(async () => void (await writeLetters()))
  await page.viewport(390, 844)
  await writeLetters(twice)
  await renderIn(jmse, <Page />)
  timers.pass(2000)
  await question.getByRole('button', { name: texts.choices }).click()
  const label = question.getByText(texts.marketing.label, { exact: true })
  await expect.element(label).toBeVisible()
  expect(label.element().getClientRects()).toHaveLength(1)
})
