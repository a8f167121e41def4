import { expect, test, vi } from 'vitest'
import { versionGuard } from './site-version.ts'

test('a page of another version reloads the document, one of the same does not [S-086, F-045]', () => {
  const reload = vi.fn()
  const check = versionGuard(reload)
  check('2026.11.20-1')
  check('2026.11.20-1')
  expect(reload).not.toHaveBeenCalled()
  check('2026.11.21-1')
  expect(reload).toHaveBeenCalledOnce()
})
