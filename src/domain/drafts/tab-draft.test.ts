import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { parsedDraft, tabDraft } from './tab-draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const draft = tabDraft('some-draft', z.object({ name: z.string() }))

test('what was kept is found again, until it is dropped', () => {
  expect(draft.kept()).toBeUndefined()
  draft.keep({ name: 'Noor' })
  expect(draft.kept()).toEqual({ name: 'Noor' })
  draft.drop()
  expect(draft.kept()).toBeUndefined()
})

test('what the schema does not name is never kept', () => {
  const withSecret = { name: 'Noor', password: 'hemligt' }
  draft.keep(withSecret)
  expect(stored.get('some-draft')).toBe('{"name":"Noor"}')
})

test('what is more than may be kept is left, and nobody is stopped by it', () => {
  const short = tabDraft('some-draft', z.object({ name: z.string().check(z.maxLength(4)) }))
  short.keep({ name: 'Noor' })
  short.keep({ name: 'Noor Haddad' })
  expect(short.kept()).toEqual({ name: 'Noor' })
})

test('a storage without room keeps what it had, and nobody is stopped by it', () => {
  draft.keep({ name: 'Noor' })
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  draft.keep({ name: 'Amira' })
  expect(draft.kept()).toEqual({ name: 'Noor' })
})

test('what somebody else wrote there is no draft', () => {
  for (const text of ['{', '[]', '{"name":1}', '']) {
    stored.set('some-draft', text)
    expect(draft.kept()).toBeUndefined()
  }
  expect(parsedDraft(undefined)).toBeNull()
})
