import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { recordDrift } from '#src/api/drift/seen-drift.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { renderBesidePortal } from '#tests/support/component/director-portal.tsx'
import { FaultForm } from './faults/fault-form.tsx'
import { FaultList } from './faults/fault-list.tsx'
import { sv } from './panel-texts/sv.ts'
import { ProjectSection } from './project/project-section.tsx'
import { takeProject } from './project/project-state.ts'
import { UnwrittenSection } from './project/unwritten-section.tsx'
import { QuickFaults } from './faults/quick-faults-section.tsx'
import { SeenDrift } from './calls/seen-drift.tsx'
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
  // what was chosen shows before the mock has it
  await expect.element(choice('getMe')).toHaveValue('slow')
  await expect.element(choice('searchObjects')).toHaveValue('drop')
  first.resolve()
  await expect
    .poll(set)
    .toMatchObject([{ operationId: 'getMe' }, { operationId: 'searchObjects', drop: true }])
  await expect.element(choice('searchObjects')).toHaveValue('drop')
  await expect.element(choice('getMe')).toHaveValue('slow')
})

test('drift in a real answer shows in the panel as soon as it is seen, once a field', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await render(<SeenDrift />)
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  const drift = {
    operationId: 'searchObjects',
    status: 200,
    field: 'hits.[].price',
    message: 'hits.[].price is a text, and should be a number.',
    contract: 'generated/residence/openapi.json:1234',
  }
  recordDrift({ ...drift, pointer: '/hits/0/price' })
  recordDrift({ ...drift, pointer: '/hits/1/price' })
  await expect.element(page.getByRole('listitem').getByText(drift.message)).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})

const save = {
  files: ['contracts/booking.yaml'],
  milliseconds: 180,
  operations: [],
  tests: [],
  changes: [
    {
      id: '1',
      level: 'safe',
      message: '`note` in response 200 is new.',
      place: 'contracts/booking.yaml:57:9',
      portal: ['src/screens/booking/booking.tsx:42  BookingTemplate'],
      screens: ['the template booking'],
      mocks: ['mocks/operations/booking/is-bookable.ts:7  isBookable'],
      tests: [],
    },
  ],
  before: 2,
  notes: ['All is said.'],
}

const trouble = { file: 'contracts/booking.yaml', line: 25, column: 7, message: 'No such word.', stops: true }

/** What stands in a part of the panel, by its heading. */
const partOf = (name: string) => page.getByRole('region', { name })

test('the panel says what the last save means, and where', async () => {
  takeProject({ troubles: [], save })
  await render(<ProjectSection />)
  const section = partOf(texts.project.saved)
  for (const text of [
    texts.project.took(180),
    'safe',
    '`note` in response 200 is new.',
    `${texts.project.screens}: the template booking`,
    texts.project.before(2),
    'All is said.',
  ])
    await expect.element(section.getByText(text)).toBeVisible()
  for (const name of ['contracts/booking.yaml:57:9', 'src/screens/booking/booking.tsx:42 BookingTemplate'])
    await expect.element(section.getByRole('button', { name })).toBeVisible()
  await expect.element(partOf(texts.project.troubles)).not.toBeInTheDocument()
})

test('what does not hold stands there until it is mended, and a rule that is broken is told as one', async () => {
  takeProject({ troubles: [trouble], save: null })
  await render(<ProjectSection />)
  const section = partOf(texts.project.troubles)
  await expect.element(section.getByText('No such word.')).toBeVisible()
  await expect.element(section.getByRole('button', { name: 'contracts/booking.yaml:25:7' })).toBeVisible()
  await expect.element(section.getByText(texts.project.until)).toBeVisible()
  takeProject({ troubles: [{ ...trouble, stops: false }], save: null })
  await expect.element(partOf(texts.project.rules).getByText('No such word.')).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
  takeProject({ troubles: [], save: null })
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
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
