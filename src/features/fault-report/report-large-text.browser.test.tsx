import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { visits } from '#tests/support/component/visits.tsx'
import { wideDialogs } from '#tests/support/component/width-of-page.ts'
import { giveFiles, reportIn } from './report-page.test-support.ts'

// the mock answers calls of fetch
vi.mock(import('#src/api/watched-fetch.ts'), () => ({
  watchedFetch: vi.fn((url: string, init: RequestInit) => fetch(url, init)),
}))

const { visit } = visits()
const { texts, ...report } = reportIn()
const width = 390

afterEach(() => writeLetters())

/** On how many lines the words of a button stand. */
function linesOf(button: { element: () => Element }): number {
  const words = document.createRange()
  words.selectNodeContents(button.element().firstElementChild ?? button.element())
  return words.getClientRects().length
}

test('with text twice as large the steps of a fault report fit the window of a phone, with the question of who leaves it and its receipt (WCAG 1.4.4)', async () => {
  await writeLetters(twice)
  await visit({ persona: 'amira', path: '/#open-case', width })
  await report.toPlace()
  await report.next()
  await report.radio(texts.place.dwelling).click()
  await report.radio(texts.residence.other).click()
  await report.refuses('object', texts.error['object-required'])
  expect(wideDialogs()).toEqual([])
  await report.button(texts.address.objectHelp).hover()
  const tip = page.getByRole('tooltip').element().getBoundingClientRect()
  expect(tip.left).toBeGreaterThanOrEqual(0)
  await report.radio(/Ekbacksgatan 4 B/).click()
  await report.next()
  await report.choose('Hall')
  await report.choose('Garderob')
  await report.fill({ description: 'Dörren gnisslar.' })
  giveFiles([{ name: 'en bild av garderobens ena dörr.jpg', bytes: 1200 }])
  const hasWholeName = async () => {
    const name = report.dialog().getByText('en bild av garderobens ena dörr.jpg')
    await expect.element(name).toBeVisible()
    expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
  }
  await hasWholeName()
  await report.next()
  await report.isAt('summaryResident')
  await hasWholeName()
  expect(wideDialogs()).toEqual([])
  // the smallest window has a line for each button, and for the size of a file below its name
  await page.viewport(320, 640)
  expect(linesOf(report.button(texts.button.previous))).toBe(1)
  expect(
    report.dialog().getByText('en bild av garderobens ena dörr.jpg').element().clientWidth,
  ).toBeGreaterThan(150)
  expect(wideDialogs()).toEqual([])
  await page.viewport(width, 900)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(wideDialogs()).toEqual([])
  await page.getByRole('alertdialog').getByText(texts.cancel.stay).click()
  await report.button(texts.button.submit).click()
  await expect.element(report.dialog().getByRole('heading', { name: texts.sent.title })).toHaveFocus()
  expect(wideDialogs()).toEqual([])
})
