import { afterEach, expect, test, vi } from 'vitest'
import { reportFailure } from './insight.ts'

afterEach(() => vi.restoreAllMocks())

test('a page that is not there or broken is reported to the console, until a service is named [F-030, X-019]', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  reportFailure({ page: '404', path: '/finns-inte/' })
  reportFailure({ page: '500', path: '/500/', cause: 'broken' })
  expect(said.mock.calls).toEqual([
    ['Page 404 shown at /finns-inte/', ''],
    ['Page 500 shown at /500/', 'broken'],
  ])
})
