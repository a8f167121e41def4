import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/answers.ts'
import { QuickFaults } from './quick-faults-section.tsx'
import { StageContext } from './stage.ts'
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
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StageContext value={{ site: jmse, refresh: vi.fn(), restart: vi.fn(), say: vi.fn() }}>
        <QuickFaults onMore={vi.fn()} />
      </StageContext>
    </QueryClientProvider>,
  )
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
