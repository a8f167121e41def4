import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { answerTools } from '#tests/support/component/calls-of-tools.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { languages } from './language/languages.ts'
import { TrainerLanguage } from './language/trainer-language.tsx'
import { TrainerPage } from './trainer-page.tsx'
import { t } from '#tests/support/texts/trainer-texts.ts'
import '#src/styles/demonstration.css'
import '../director/parts/tool.css'
import './trainer.css'

const { mock } = visits()

const width = 390

beforeEach(async () => {
  await page.viewport(width, 844)
  answerTools()
})

async function open() {
  localStorage.setItem('trainer-language', 'en')
  document.documentElement.dataset['tool'] = ''
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <TrainerLanguage>
        <TrainerPage site={jmse} />
      </TrainerLanguage>
    </QueryClientProvider>,
  )
  return client
}

async function fitsWithoutBarrier() {
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await barriersHere()).toEqual([])
}

test('the trainer page fits a phone without a barrier in each language', async () => {
  await mock.call('POST', '/worlds', { id: 'group-1', name: 'Group 1', label: 'Morning' })
  await mock.call('POST', '/worlds', { id: 'group-2', name: 'Group 2', sheetId: 'pay-the-fee' })
  await open()
  for (const { id } of languages) {
    // by its value: what it is called is in another language each time
    await page.getByRole('combobox').first().selectOptions(id)
    await expect.poll(() => document.documentElement.lang).toBe(id)
    await expect.element(page.getByRole('row').nth(2)).toBeVisible()
    await fitsWithoutBarrier()
  }
})

test('the trainer page fits a phone, and has no barrier there or when the backend is silent', async () => {
  for (const name of ['Group 1', 'Group 2', 'Group 3'])
    await mock.call('POST', '/worlds', { id: name.toLowerCase().replace(' ', '-'), name })
  const client = await open()
  for (const name of ['Group 1', 'Group 2', 'Group 3'])
    await page.getByLabelText(t('table.choose', { name: name })).click()
  await fitsWithoutBarrier()
  await page.getByRole('button', { name: t('all.handOut'), exact: true }).click()
  await expect.element(page.getByRole('img', { name: t('handOut.code', { name: 'Group 3' }) })).toBeVisible()
  await fitsWithoutBarrier()
  await page.getByRole('button', { name: t('handOut.close'), exact: true }).click()

  const answering = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  void client.refetchQueries()
  await expect.element(page.getByRole('alert')).toMatchTextContent(t('silent'))
  await fitsWithoutBarrier()
  vi.stubGlobal('fetch', (input: Request, init?: RequestInit) =>
    new URL(input.url).pathname === '/__mock/worlds'
      ? Promise.resolve(Response.json({ limit: 50, worlds: [] }))
      : answering(input, init),
  )
  void client.refetchQueries()
  await expect.element(page.getByText(t('empty'))).toBeVisible()
  await fitsWithoutBarrier()
})
