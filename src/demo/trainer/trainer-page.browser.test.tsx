import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { TrainerLanguage } from './language/trainer-language.tsx'
import { TrainerPage } from './trainer-page.tsx'
import { t } from '#tests/support/texts/trainer-texts.ts'
import type { WorldSummary } from './worlds-query.ts'
import '#src/styles/main.css'

const world = (id: string, name: string, rest: Partial<WorldSummary> = {}): WorldSummary => ({
  id,
  name,
  seed: 1,
  revision: 0,
  personaId: null,
  scenarioId: null,
  lastPath: null,
  now: new Date().toISOString(),
  requests: 0,
  createdAt: '2026-11-20T20:00:00Z',
  lastSeenAt: '2026-11-20T20:00:00Z',
  ...rest,
})
const reads = (worlds: WorldSummary[], limit = 50) => ({
  'GET /__mock/worlds': () => ({ limit, worlds }),
  'GET /__mock/personas': () => [
    { id: 'amira', name: 'Amira Nordin', special: 'x', siteKey: 'Jmse', logins: [] },
  ],
  'GET /__mock/scenarios': () => [],
  'GET /__mock/sheets': () => [
    {
      id: 'pay-the-fee',
      title: 'Pay the booking fee',
      scenarioId: 'payment-due',
      siteKey: 'Boratt',
      steps: ['begin', 'pay', 'finish'].map((id) => ({ id, text: `To ${id}` })),
    },
  ],
})
const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ type: `/problems/${code}`, title: code, status, code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TrainerLanguage>
        <TrainerPage site={jmse} />
      </TrainerLanguage>
    </QueryClientProvider>,
  )

// whatever language the browser of whoever runs them asks for
beforeEach(() => localStorage.setItem('trainer-language', 'en'))

afterEach(async () => {
  await cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the table tells who is where, when they were last seen, and how far the clock has been moved', async () => {
  const inThirtyDays = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString()
  const anHourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString()
  const busy = {
    personaId: 'amira',
    lastPath: '/mina-sidor/',
    requests: 9,
    now: inThirtyDays,
    lastSeenAt: anHourAgo,
  }
  answerCalls(reads([world('g-10', 'G 10'), world('g-2', 'G 2', busy)]))
  await open()
  const told = (row: number) => page.getByRole('row').nth(row).element().textContent
  await expect.poll(() => told(1)).toMatch(/G 2.*Amira Nordin.*mina-sidor.*1 hr\. ago.*\+30 d/)
  for (const text of ['G 10', t('table.nobody'), t('table.noPage'), t('table.unseen')])
    expect(told(2)).toContain(text)
})

test('without a world there is nothing to do to all, and the page says what to do', async () => {
  answerCalls(reads([]))
  await open()
  await expect.element(page.getByText(t('empty'))).toBeVisible()
  expect(button(t('all.reset')).query()).toBeNull()
})

test('worlds are made up to the limit, and the one for which there is no room is named', async () => {
  let made = 0
  const asked = answerCalls({
    ...reads([world('group-2', 'Group 2')], 3),
    'POST /__mock/worlds': () =>
      ++made > 1 ? refused(409, 'worldLimitReached') : world('group-1', 'Group 1'),
  })
  await open()
  await userEvent.fill(page.getByLabelText(t('make.count')), '3')
  await button(t('make.action')).click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(t('make.made', { count: 1, first: 'Group 1', last: 'Group 1' }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`${t('all.failed')}Group 3: ${t('reasons.worldLimitReached')} (worldLimitReached)`)
  const bodies = asked.filter(({ call }) => call === 'POST /__mock/worlds').map(({ body }) => body)
  expect(bodies).toEqual([
    { id: 'group-1', name: 'Group 1' },
    { id: 'group-3', name: 'Group 3' },
  ])
})

test('who is stuck is told and chosen, and how far a task sheet has come', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const sheet = { sheetId: 'pay-the-fee', startedAt: minutesAgo(9), done: ['begin'] }
  const trouble = { at: minutesAgo(1), operationId: 'searchObjects', status: 503 }
  answerCalls(
    reads([
      world('a', 'A', { lastStepAt: minutesAgo(4), sheet }),
      world('b', 'B', { lastStepAt: minutesAgo(1), label: 'Morning' }),
      world('c', 'C', { lastStepAt: minutesAgo(1), trouble }),
    ]),
  )
  await open()
  await button(t('some.stuck', { count: 2 })).click()
  await expect.element(page.getByLabelText(t('table.choose', { name: 'A' }))).toBeChecked()
  await expect.element(page.getByLabelText(t('table.choose', { name: 'B' }))).not.toBeChecked()
  await expect.element(page.getByRole('row').filter({ hasText: '(503)' })).toBeVisible()
  await expect.element(page.getByText('To pay')).toBeVisible()
  await button(t('some.label', { label: 'Morning' })).click()
  await expect.element(page.getByRole('heading', { name: t('all.toChosen', { count: 1 }) })).toBeVisible()
})

test('words find a task sheet, and new worlds are made with it and chosen', async () => {
  const worlds: WorldSummary[] = []
  const asked = answerCalls({
    ...reads(worlds),
    'POST /__mock/worlds': () => {
      worlds.push(world('group-1', 'Group 1'))
      return world('group-1', 'Group 1')
    },
  })
  await open()
  await userEvent.fill(page.getByLabelText(t('make.count')), '1')
  await userEvent.fill(page.getByLabelText(t('find.label')), 'booking fee')
  await button(t('make.action')).click()
  await expect.element(page.getByLabelText(t('table.choose', { name: 'Group 1' }))).toBeChecked()
  expect(asked.find(({ call }) => call === 'POST /__mock/worlds')?.body).toMatchObject({
    sheetId: 'pay-the-fee',
  })
})

test('a message is sent to each world', async () => {
  const asked = answerCalls({
    ...reads([world('a', 'A'), world('b', 'B')]),
    'PUT /__mock/lesson/message': () => new Response(null, { status: 204 }),
  })
  await open()
  await userEvent.fill(page.getByLabelText(t('tell.message')), 'Five minutes left.')
  await button(t('tell.send')).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(t('tell.told', { count: 2 }))
  expect(asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { text: 'Five minutes left.' },
    { text: 'Five minutes left.' },
  ])
})

test('a reset is asked about first; where it fails is told, and elsewhere it is done', async () => {
  const asked = answerCalls({
    ...reads([world('a', 'A'), world('b', 'B'), world('c', 'C')]),
    'POST /__mock/world/reset': () => ({}),
  })
  await open()
  await page.getByLabelText(t('table.choose', { name: 'A' })).click()
  await page.getByLabelText(t('table.choose', { name: 'C' })).click()
  await button(t('all.reset')).click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(t('sure.reset', { count: 2 }))
  await userEvent.keyboard('{Escape}')
  await expect.element(button(t('all.reset'))).toHaveFocus()
  const resets = () => asked.filter(({ call }) => call.endsWith('/reset')).length
  expect(resets()).toBe(0)
  await button(t('all.reset')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('all.reset') })
    .click()
  await expect.element(page.getByRole('status')).toHaveTextContent(t('all.reseted', { count: 2 }))
  expect(resets()).toBe(2)
})

test('a backend that is silent is said to be, and asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await open()
  await expect.element(page.getByText(t('silent'))).toBeVisible()
  answerCalls(reads([world('a', 'A')]))
  await button(t('again')).click()
  await expect.element(page.getByRole('row', { name: /A/ }).last()).toBeVisible()
})
