import { expect, test } from 'vitest'
import { isHidden, scrolled } from './scroll-state.ts'

test('under 90 px the page is at the top and the header shows [S-033, F-053, E-073]', () => {
  expect(scrolled(0, 89)).toEqual({ atTop: true, scrollingUp: false, belowFold: false })
  expect(isHidden(scrolled(0, 89))).toBe(false)
})

test('going down past 90 px the header hides [F-053, Q-033, K-036]', () => {
  expect(scrolled(89, 90).atTop).toBe(false)
  expect(isHidden(scrolled(89, 90))).toBe(true)
})

test('going up it comes back, wherever the page is [F-053, Q-033]', () => {
  expect(scrolled(900, 899)).toEqual({ atTop: false, scrollingUp: true, belowFold: true })
  expect(isHidden(scrolled(900, 899))).toBe(false)
})

test('after 300 px the fold is passed [S-033, F-053, K-036]', () => {
  expect(scrolled(200, 300).belowFold).toBe(false)
  expect(scrolled(200, 301).belowFold).toBe(true)
})
