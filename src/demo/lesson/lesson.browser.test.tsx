import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { jmno } from '#src/sites/jmno.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { lessonTexts } from './lesson-texts.ts'
import { Lesson } from './lesson.tsx'
import { showMessage } from './show-message.tsx'
import '#src/styles/main.css'
import '#src/styles/demonstration.css'
import '../director/parts/tool.css'
import './lesson.css'

const texts = lessonTexts.nb
const lesson = {
  message: { text: 'Fem minutter igjen.', sentAt: '2026-11-20T20:52:08Z' },
  sheet: {
    id: 'pay-the-fee',
    title: 'Betal reservasjonsgebyret',
    startedAt: '2026-11-20T20:50:00Z',
    steps: [
      { id: 'begin', text: 'Begynn å betale.', doneAt: '2026-11-20T20:51:00Z' },
      { id: 'pay', text: 'Godkjenn betalingen.', doneAt: null },
      { id: 'finish', text: 'Fullfør reservasjonen.', doneAt: null },
    ],
  },
}

afterEach(async () => {
  await cleanup()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function open(answer: object) {
  answerCalls({ 'GET /__mock/lesson': () => answer })
  document.documentElement.lang = 'nb'
  document.title = 'Oppgaver'
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <main>
        <h1>Boliger</h1>
      </main>
      <div data-tool>
        <Lesson site={jmno} />
      </div>
    </QueryClientProvider>,
  )
}

test('a message stands over the page until it is closed, and a sheet opens from its handle', async () => {
  await page.viewport(390, 844)
  await open(lesson)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Fem minutter igjen.')
  await page.getByRole('button', { name: texts.open(1, 3) }).click()
  await expect.element(page.getByRole('heading', { name: lesson.sheet.title })).toHaveFocus()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent(texts.done)
  expect(await barriersHere()).toEqual([])
  await page.getByRole('button', { name: texts.closeMessage }).click()
  expect(page.getByRole('alert').query()).toBeNull()
})

test('the handle is moved by the arrow keys, and the browser remembers where', async () => {
  await open(lesson)
  const handle = page.getByRole('button', { name: texts.open(1, 3) })
  await expect.element(handle).toBeVisible()
  const element = handle.element() as HTMLElement
  element.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  expect(element.dataset['side']).toBe('right')
  expect(localStorage.getItem('lesson-place')).toBe('right 55')
})

test('the handle is moved by single presses as well, and Escape closes the sheet', async () => {
  await open(lesson)
  const handle = page.getByRole('button', { name: texts.open(1, 3) })
  await handle.click()
  await page.getByRole('button', { name: texts.place.across }).click()
  await page.getByRole('button', { name: texts.place.down }).click()
  expect(localStorage.getItem('lesson-place')).toBe('right 65')
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('heading', { name: lesson.sheet.title }).query()).toBeNull()
  await expect.element(handle).toHaveFocus()
})

test('where nobody leads there is nothing', async () => {
  await open({ message: null, sheet: null })
  expect(page.getByRole('complementary').query()).toBeNull()
})

test('on the page of a provider stands what the trainer tells, and no task sheet', async () => {
  answerCalls({ 'GET /__mock/lesson': () => lesson })
  const hide = showMessage(jmno)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Fem minutter igjen\./)
  await expect.element(page.getByRole('button', { name: texts.open(1, 3) })).not.toBeInTheDocument()
  hide()
})
