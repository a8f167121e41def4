import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { answerTools } from '#tests/support/calls-of-tools.ts'
import { visits } from '#tests/support/visits.tsx'
import { TrainerPage } from './trainer-page.tsx'
import { texts } from './trainer-texts.ts'
import '../director/tool.css'
import './trainer.css'

const { mock } = visits()

const width = 390

beforeEach(async () => {
  await page.viewport(width, 844)
  answerTools()
})

async function open() {
  document.title = texts.title
  document.documentElement.lang = 'en'
  document.documentElement.dataset['tool'] = ''
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <TrainerPage site={jmse} />
    </QueryClientProvider>,
  )
  return client
}

async function fitsWithoutBarrier() {
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await barriersHere()).toEqual([])
}

test('the trainer page fits a phone, and has no barrier there or when the backend is silent', async () => {
  for (const name of ['Group 1', 'Group 2', 'Group 3'])
    await mock.call('POST', '/worlds', { id: name.toLowerCase().replace(' ', '-'), name })
  const client = await open()
  for (const name of ['Group 1', 'Group 2', 'Group 3'])
    await page.getByLabelText(texts.table.choose(name)).click()
  await fitsWithoutBarrier()
  await page.getByRole('button', { name: texts.all.handOut, exact: true }).click()
  await expect.element(page.getByRole('img', { name: texts.handOut.code('Group 3') })).toBeVisible()
  await fitsWithoutBarrier()
  await page.getByRole('button', { name: texts.handOut.close, exact: true }).click()

  const answering = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  void client.refetchQueries()
  await expect.element(page.getByRole('alert')).toMatchTextContent(texts.silent)
  await fitsWithoutBarrier()
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) =>
    new URL(input.url).pathname === '/__mock/worlds'
      ? Promise.resolve(Response.json({ limit: 50, worlds: [] }))
      : answering(input, init),
  )
  void client.refetchQueries()
  await expect.element(page.getByText(texts.empty)).toBeVisible()
  await fitsWithoutBarrier()
})
