import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerCalls } from '#tests/support/answers.ts'
import { renderBesidePortal } from '#tests/support/director-portal.tsx'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { texts } from './texts.ts'

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

test('a fault beside another one says what to answer to which calls, and goes alone', async () => {
  const faults = [{ rule: { operationId: 'getUser', status: 503 }, hits: 0, remaining: null }]
  const asked = answerCalls({
    'GET /__mock/faults': () => faults,
    'POST /__mock/faults': ({ body }) => {
      faults.push({ rule: body as (typeof faults)[0]['rule'], hits: 0, remaining: null })
      return faults[1]
    },
    'DELETE /__mock/faults': () => new Response(null, { status: 204 }),
  })
  await renderBesidePortal(
    <>
      <FaultList />
      <FaultForm operationId="getUser" />
    </>,
  )
  const box = (label: string) => page.getByRole('textbox', { name: label, exact: false })
  await page.getByRole('combobox', { name: texts.faults.status }).selectOptions('404')
  await box(texts.faults.body).fill('{"code":"notFound"}')
  await box(texts.faults.when).fill('siteKey')
  await page.getByRole('button', { name: texts.faults.set }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.faults.needsWhen('siteKey'))
  await box(texts.faults.when).fill('siteKey=Jmse')
  await box(texts.faults.nameHint).fill('jmse')
  await page.getByRole('button', { name: texts.faults.set }).click()
  const clear = page.getByRole('button', { name: texts.faults.clearOf('getUser'), exact: true })
  await expect.element(page.getByText('getUser · jmse')).toBeVisible()
  await expect.element(page.getByText(texts.faults.onlyIf('siteKey=Jmse'), { exact: false })).toBeVisible()
  await clear.click()
  await expect.poll(() => asked.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    operationId: 'getUser',
    name: 'jmse',
    status: 404,
    body: { code: 'notFound' },
    when: { parameters: { siteKey: 'Jmse' } },
  })
})
