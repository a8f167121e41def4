import { expect, test } from 'vitest'
import { rules } from '../rules/all-rules.ts'
import { explained } from './explain.ts'

test('a rule is explained with its level, its reason, a better way and an example', () => {
  const text = explained('operation-removed')
  expect(text).toContain('operation-removed (breaking)')
  expect(text).toContain('Instead: Mark it deprecated')
  expect(text).toContain('Before:')
})

test('a rule that does not exist is answered with the one that was probably meant', () => {
  expect(() => explained('request-enum-narowed')).toThrow('Did you mean request-enum-narrowed?')
})

test('every breaking rule that a client sees says how to do without', () => {
  const silent = Object.entries(rules).filter(([id, { level, instead }]) => {
    return level === 'breaking' && instead === undefined && !id.startsWith('callback-')
  })
  expect(silent.map(([id]) => id)).toEqual([])
})
