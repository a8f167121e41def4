import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { jmoy } from '#src/sites/jmoy.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { parseSearchState } from '#src/features/search/search-state.ts'
import { MobileBar } from './mobile-bar.tsx'
import type { SearchControl } from '../search-control.ts'

beforeEach(async () => {
  await page.viewport(390, 844)
  answerCalls({ 'POST /residence/search/tags': () => [] })
})

test('on a phone all filters stand in one sheet, within the limits of the site [K-001, K-002, K-003]', async () => {
  const change = vi.fn<SearchControl['change']>()
  const control: SearchControl = {
    state: parseSearchState({ minRooms: '2', maxPrice: '480000' }),
    words: [],
    tags: [],
    hasPlaceInPath: false,
    listed: { kind: 'object', count: 38 },
    facts: { total: 38 },
    change,
    reset: vi.fn(),
  }
  await renderIn(jmoy, <MobileBar control={control} onMap={vi.fn()} />)
  await page.getByRole('button', { name: 'Rajaukset (2)' }).click()
  const sheet = page.getByRole('dialog', { name: 'Rajaukset' })
  await expect.element(sheet.getByRole('slider', { name: /^Alin/ })).toHaveAttribute('max', '480000')
  await expect.element(sheet.getByRole('slider', { name: /^Ylin/ })).toHaveAttribute('max', '1000000')
  const rooms = sheet.getByRole('group', { name: 'Huoneluku' }).getByRole('button').elements()
  expect(rooms.map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
    ['1', 'false'],
    ['2', 'true'],
    ['3', 'true'],
    ['4+', 'true'],
  ])
  await expect.element(sheet.getByRole('slider', { name: /^Enintään, m²/ })).toHaveAttribute('max', '150')

  await sheet.getByRole('radio', { name: 'Heti' }).click()
  expect(change.mock.lastCall?.[0].state).toMatchObject({ minRooms: 2, inhabitDate: 0 })
  await sheet.getByRole('button', { name: 'Näytä 38 asuntoa' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
})
