import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

test.each([0, 1, 2, 3, 0x7fff, 0x8000, 0x8001, 200_000])('%i bytes come back as they were', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) & 255)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
})
