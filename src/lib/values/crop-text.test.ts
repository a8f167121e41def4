import { expect, test } from 'vitest'
import { cropText } from './crop-text.ts'

test('a long text is cut after 50 characters and three dots follow [K-018]', () => {
  expect(cropText('x'.repeat(51))).toBe(`${'x'.repeat(50)}...`)
})

test('a text of 50 characters stays whole [K-018]', () => {
  expect(cropText('å'.repeat(50))).toBe('å'.repeat(50))
})

test('a character of two code units is never cut in half', () => {
  expect(cropText('🏡🏡🏡', 2)).toBe('🏡🏡...')
})

test('no blank stands before the three dots [K-018]', () => {
  expect(cropText('Ett hus ska stå', 8)).toBe('Ett hus...')
})
