import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderBesidePortal } from '#tests/support/component/director-portal.tsx'
import { FrontPage } from './front-page.tsx'
import { texts } from './front-texts.ts'

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname)
})

const amira = {
  id: 'amira',
  name: 'Amira Nordin',
  siteKey: 'Jmse',
  special: 'The main persona.',
  roles: ['privateUser'],
  logins: [{ method: 'eid', idType: 'bank_id', personalNumber: '19900101-2385' }],
  expectedResult: 'Ok',
}
const entry = {
  number: 7,
  at: '2026-11-20T20:52:03Z',
  service: 'account_service',
  operationId: 'getUser',
  method: 'GET',
  path: '/account_service/user',
  status: 200,
  verdict: 'ok',
  milliseconds: 3,
  violations: [],
}
const exchange = {
  number: 7,
  method: 'GET',
  address: '/account_service/user',
  status: 200,
  request: { headers: [{ name: 'authorization', value: 'REDACTED' }], body: null, size: 0 },
  answer: {
    headers: [{ name: 'content-type', value: 'application/json' }],
    body: '{"firstName":"Amira"}',
    size: 21,
  },
}
const contract = {
  openapi: '3.1.0',
  info: { title: 'account_service', version: '1.0.0', summary: 'Who the person is.' },
  servers: [{ url: '/' }],
  paths: {
    '/account_service/user': {
      get: { operationId: 'getUser', responses: { '200': { description: 'The user.' } } },
    },
  },
}
const counts = { ok: 1, requestViolation: 0, responseViolation: 0, fault: 0, generated: 0 }
const reads = {
  'GET /openapi': () => ({
    services: [{ name: 'account_service', contract: '/openapi/account_service.json' }],
  }),
  'GET /openapi/account_service.json': () => contract,
  'GET /__mock/world': () => ({ id: 'default', clock: { now: '2026-11-20T20:52:00Z' } }),
  'GET /__mock/worlds': () => ({ limit: 10, worlds: [] }),
  'GET /__mock/personas': () => [amira],
  'GET /__mock/unwritten': () => ({ operations: 1, unwritten: [] }),
  'GET /__mock/real': () => [],
  'GET /__mock/log': () => ({ entries: [entry], next: 7, counts }),
  'POST /__mock/log/watch': () => ({ until: '2026-11-20T20:53:00Z' }),
  'GET /__mock/log/exchanges': () => [exchange],
  'POST /__mock/personas/amira/session': () => ({ token: 'token-of-amira' }),
  'GET /account_service/user': () => ({ firstName: 'Amira' }),
}

const open = (name: string) => page.getByRole('tab', { name, exact: true }).click()

test('a person of the mock is taken along as a token, and a call is seen with both its sides', async () => {
  answerCalls(reads)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderBesidePortal(<FrontPage />)
  await open(texts.tabs.people)
  await page.getByRole('button', { name: `${texts.copy.token}: ${amira.name}` }).click()
  await expect.element(page.getByText(texts.copy.copied(texts.copy.tokenOf(amira.name)))).toBeVisible()
  expect(write).toHaveBeenCalledWith('token-of-amira')
  await open(texts.tabs.calls)
  await page.getByRole('button', { name: /GET\s*\/account_service\/user/ }).click()
  const sent = page.getByRole('region', { name: texts.calls.request })
  await expect.element(sent.getByText(/authorization: REDACTED/)).toBeVisible()
  const answer = page.getByRole('region', { name: texts.calls.answer })
  await expect.element(answer.getByText(/"firstName": "Amira"/)).toBeVisible()
})

test('a call of a contract is tried as the person who is chosen', async () => {
  const asked = answerCalls(reads)
  await renderBesidePortal(<FrontPage />)
  await page.getByRole('button', { name: texts.start.tryOf('account_service') }).click()
  await page
    .getByRole('button', { name: /GET \/account_service\/user/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Execute' }).click()
  const called = () => asked.find(({ call }) => call === 'GET /account_service/user')
  await expect.poll(() => called()?.bearer).toBe('token-of-amira')
})

test('the keyboard goes through who calls, the tabs and what one shows, by arrows within the tabs', async () => {
  answerCalls(reads)
  await renderBesidePortal(<FrontPage />)
  await expect.element(page.getByRole('combobox', { name: texts.world })).toBeVisible()
  page.getByRole('combobox', { name: texts.world }).element().focus()
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: texts.tabs.start })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  const calls = page.getByRole('tab', { name: texts.tabs.calls, exact: true })
  await expect.element(calls).toHaveFocus()
  await expect.element(calls).toHaveAttribute('aria-selected', 'true')
  const line = page.getByRole('button', { name: /GET\s*\/account_service\/user/ })
  await expect.element(line).toBeVisible()
  // the search, its choice, what empties the log
  for (let stop = 0; stop < 4; stop++) await userEvent.tab()
  await expect.element(line).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: texts.calls.answer })).toBeVisible()
})
