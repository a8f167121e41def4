import { expect, test } from 'vitest'
import { shiftedMedia } from './shift-media.ts'

test('a page beside a panel of 480 px changes its layout 480 px later', () => {
  expect(shiftedMedia('(width >= 39.125rem)', 480)).toBe('(width >= 69.125rem)')
  expect(shiftedMedia('(width<39.125rem)', 480)).toBe('(width<69.125rem)')
  expect(shiftedMedia('(min-width: 1100px) and (max-width: 90em)', 480)).toBe(
    '(min-width: 1580px) and (max-width: 120em)',
  )
  expect(shiftedMedia('(40rem <= width)', 480)).toBe('(70rem <= width)')
})

test('questions about anything but the width stay', () => {
  const others = '(prefers-reduced-motion: reduce) and (height >= 30rem)'
  expect(shiftedMedia(others, 480)).toBe(others)
})
