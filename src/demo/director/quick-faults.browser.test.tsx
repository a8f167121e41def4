import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerCalls } from '#tests/support/answers.ts'
import { renderBesidePortal } from '#tests/support/director-portal.tsx'
import { QuickFaults } from './quick-faults-section.tsx'
import { texts } from './texts.ts'

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

const called = (operationId: string, path: string) => ({ operationId, method: 'GET', path, milliseconds: 20 })

test('a second fault that is chosen while the first is being set is set after it', async () => {
  const first = Promise.withResolvers<void>()
  const faults: { rule: { operationId: string } }[] = []
  const asked = answerCalls({
    'GET /__mock/log': () => ({
      entries: [called('getMe', '/me'), called('searchObjects', '/residence/search')],
    }),
    'GET /__mock/faults': () => faults,
    'POST /__mock/faults': async ({ body }) => {
      if (faults.length === 0) await first.promise
      const fault = { rule: body as { operationId: string } }
      faults.push(fault)
      return fault
    },
  })
  await renderBesidePortal(<QuickFaults onMore={vi.fn()} />)
  const choice = (operationId: string) =>
    page.getByRole('combobox', { name: texts.faults.quick(operationId) })
  const set = () => asked.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  await choice('getMe').selectOptions('slow')
  await choice('searchObjects').selectOptions('drop')
  await expect.poll(set).toHaveLength(1)
  first.resolve()
  await expect.element(choice('searchObjects')).toHaveValue('drop')
  await expect.element(choice('getMe')).toHaveValue('slow')
  expect(set()).toMatchObject([{ operationId: 'getMe' }, { operationId: 'searchObjects', drop: true }])
})
