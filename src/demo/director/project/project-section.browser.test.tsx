import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { texts } from '../texts.ts'
import { ProjectSection } from './project-section.tsx'
import { takeProject } from './project-state.ts'

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
