import { expect, test } from 'vitest'
import { askedReport, reportOfSearch, shownReport, withReport, withoutReport } from './report-entry.ts'

test('the hashes open-case and open-board-case ask for a report, and others do not [E-039, F-071]', () => {
  expect(askedReport('open-case')).toBe('resident')
  expect(askedReport('map#open-board-case')).toBe('board')
  expect(askedReport('open-login')).toBeUndefined()
})

test('an open report is in the hash, beside a view of the page, until it is closed', () => {
  const open = withReport('map#open-board-case', 'board')
  expect(open).toBe('map#fault-report-board')
  expect(shownReport(open)).toBe('board')
  expect(shownReport(`${open}#modal`)).toBe('board')
  expect(withoutReport(open)).toBe('map')
})

test('cid, sid or poolingId together with type opens a report; one without the other does not [F-113, S-061]', () => {
  for (const key of ['cid', 'sid', 'poolingId']) {
    expect(reportOfSearch({ [key]: 'abc', type: 'case' })).toBe('resident')
    expect(reportOfSearch({ [key]: 'abc', type: 'boardcase' })).toBe('board')
    expect(reportOfSearch({ [key]: 'abc' })).toBeUndefined()
  }
  expect(reportOfSearch({ type: 'case' })).toBeUndefined()
})
