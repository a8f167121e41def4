import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerCalls } from '#tests/support/answers.ts'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { renderBesidePortal } from '#tests/support/director-portal.tsx'
import { sv } from '../panel-texts/sv.ts'
import { texts } from '../texts.ts'
import { UnwrittenSection } from './unwritten-section.tsx'

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

const operation = (number: number) => ({
  service: 'booking',
  operationId: `getGreeting${number}`,
  method: 'GET',
  path: `/booking/greeting/${number}`,
})
const section = page.getByRole('region', { name: texts.unwritten.title })

test('the panel lists what nobody has written, a few at first, and says how to begin [G-005]', async () => {
  const unwritten = Array.from({ length: 10 }, (_, number) => operation(number))
  answerCalls({ 'GET /__mock/unwritten': () => ({ operations: 117, unwritten }) })
  await renderBesidePortal(<UnwrittenSection />)
  await expect.element(section.getByText(texts.unwritten.count(10, 117))).toBeVisible()
  await expect.element(section.getByText('GET /booking/greeting/0')).toBeVisible()
  await expect.element(section.getByText(texts.unwritten.command)).toBeVisible()
  expect(section.getByRole('listitem').elements()).toHaveLength(8)
  await section.getByRole('button', { name: texts.unwritten.all(10) }).click()
  expect(section.getByRole('listitem').elements()).toHaveLength(10)
  expect(await barriersHere({ within: 'section' })).toEqual([])
})

test('where everything is written there is no list, and one that can not be read is asked for again', async () => {
  let isAway = true
  const asked = answerCalls({
    'GET /__mock/unwritten': () => {
      if (isAway) throw new TypeError('the mock is away')
      return { operations: 116, unwritten: [] }
    },
  })
  await renderBesidePortal(<UnwrittenSection />)
  await expect.element(page.getByRole('alert')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: sv.again }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(section).not.toBeInTheDocument()
  expect(asked).toHaveLength(2)
})
