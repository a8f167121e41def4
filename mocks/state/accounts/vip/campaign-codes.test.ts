import { expect, test } from 'vitest'
import { addDays } from '../../../catalogue/dates.ts'
import { isCampaignCode } from './campaign-codes.ts'

const began = '2026-11-20'
const on = (days: number, code: string, site: 'Jmse' | 'Jmno' | 'Jmoy' = 'Jmse') =>
  isCampaignCode(code, site, addDays(began, days), began)

test('a code is good on its sites while its campaign runs, in any case of letters', () => {
  expect(on(0, 'VAR2026')).toBe(true)
  expect(on(0, 'var2026')).toBe(true)
  expect(on(0, 'VAR2026', 'Jmno')).toBe(false)
  expect(on(0, 'NORDLYS', 'Jmno')).toBe(true)
  expect(on(0, 'VAR2026', 'Jmoy')).toBe(false)
})

test('a campaign that is over, or has not begun, has no good code yet or any more', () => {
  expect(on(0, 'HOST2024')).toBe(false)
  expect(on(59, 'SNART')).toBe(false)
  expect(on(60, 'SNART')).toBe(true)
  expect(on(400, 'SNART')).toBe(true)
  expect(on(401, 'SNART')).toBe(false)
})

test('nobody has given out any other code', () => {
  for (const code of ['INGEN', '', 'constructor']) expect(on(0, code)).toBe(false)
})
