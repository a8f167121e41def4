import { expect, test } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { isPublishedAnew } from './site-version.ts'

test('a page of another version means that the site was published anew, one of the same does not', () => {
  const portal = new QueryClient()
  const versions = ['2026.11.20-1', '2026.11.20-1', '2026.11.21-1']
  expect(versions.map((version) => isPublishedAnew(portal, version))).toEqual([false, false, true])
})

test('a portal that is opened after midnight knows nothing of the version of the one before', () => {
  expect(isPublishedAnew(new QueryClient(), '2026.11.20-1')).toBe(false)
  expect(isPublishedAnew(new QueryClient(), '2026.11.21-1')).toBe(false)
})
