import { expect, test } from 'vitest'
import { idsOf, withInterest } from './interest-cookie.ts'

test('the latest interest comes first, and none twice', () => {
  expect(withInterest(['stage-b', 'home-a'], 'home-a')).toEqual(['home-a', 'stage-b'])
})

test('only the latest twenty are remembered', () => {
  const many = Array.from({ length: 25 }, (_, at) => `home-${at}`)
  expect(withInterest(many, 'home-new')).toHaveLength(20)
})

test('without a cookie nothing is remembered', () => {
  expect(idsOf(undefined)).toEqual([])
  expect(idsOf('home-a|stage-b')).toEqual(['home-a', 'stage-b'])
})
