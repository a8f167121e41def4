import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [10, { value: 1, unit: 'kB' }],
  [345_600, { value: 346, unit: 'kB' }],
  [2_202_009, { value: 2.2, unit: 'MB' }],
])('%d bytes are read as people say it', (bytes, expected) => {
  expect(fileSize(bytes)).toEqual(expected)
})
