import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { errandSample } from '../errand-samples.test-support.ts'
import { ErrandNews } from './errand-news.tsx'
import { ErrandRow } from './errand-row.tsx'

afterEach(async () => {
  await writeLetters()
  await cleanup()
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

test('the longest word of an errand stays whole beside its status, on the smallest phone as well', async () => {
  await page.viewport(320, 700)
  const item = { ...errandSample, title: 'Kjøleskapsdøren henger skjevt' }
  await renderIn(
    jmno,
    <ul className="px-page">
      <ErrandRow item={item} isChosen={false} isWide={false} />
    </ul>,
  )
  const title = page.getByRole('link').element()
  const word = document.createRange()
  word.setStart(title.firstChild ?? title, 0)
  word.setEnd(title.firstChild ?? title, 'Kjøleskapsdøren'.length)
  expect(word.getClientRects()).toHaveLength(1)
  await writeLetters(twice)
  expect(page.getByText(item.ticketNumber).element().getClientRects()).toHaveLength(1)
})

const news = { notificationType: 'Case', name: 'case_changed', createdOn: '2026-11-27T09:00:00Z' } as const
const told = () => page.getByRole('list').getByRole('listitem').elements()
const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ')

test('an errand with news is told by its name, the day, its number, kind and place, and how far it has come', async () => {
  answerCalls({ 'GET /case_management/customer/get_cases': () => [errandSample] })
  const notifications = [
    { ...news, id: 'n1', targetId: errandSample.id, title: errandSample.title },
    { ...news, id: 'n2', targetId: 'case-2' },
  ]
  await renderIn(jmse, <ErrandNews notifications={notifications} />)
  await expect
    .poll(() => told().map(textOf))
    .toEqual([
      'Element i sovrummet blir inte varmt27 november 2026 · BV-204817 · Garanti · Ekbacksgatan 4 B, Lägenhet 1102Tekniker bokad',
      'Det har hänt något i ditt ärende27 november 2026',
    ])
  // the heading of the list says the rest
  const names = page.getByRole('list').getByRole('link').elements()
  expect(names.map(textOf)).toEqual([errandSample.title, 'Det har hänt något i ditt ärende'])
})
