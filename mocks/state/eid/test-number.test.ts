import { expect, test } from 'vitest'
import { isSameNumber, isTestNumber } from './test-number.ts'

const today = '2026-11-20'

test('each kind of e-ID takes the test numbers of its own country', () => {
  expect(isTestNumber('bank_id', '19900101-2385', today)).toBe(true)
  expect(isTestNumber('bank_id', '900101-2385', today)).toBe(true)
  expect(isTestNumber('eident', '12829499914', today)).toBe(true)
  expect(isTestNumber('signicat', '010594Y9032', today)).toBe(true)
  expect(isTestNumber('bank_id', '12829499914', today)).toBe(false)
  expect(isTestNumber('eident', '19900101-2385', today)).toBe(false)
  expect(isTestNumber('signicat', '19900101-2385', today)).toBe(false)
})

test('a number outside the test series, or with a wrong control digit, is nobody’s here', () => {
  expect(isTestNumber('bank_id', '19811218-9876', today)).toBe(false)
  expect(isTestNumber('bank_id', '19900101-2386', today)).toBe(false)
  expect(isTestNumber('signicat', '131052-308T', today)).toBe(false)
})

test('a number names the same person with or without hyphen and century', () => {
  expect(isSameNumber('19900101-2385', '9001012385')).toBe(true)
  expect(isSameNumber('010594Y9032', '010594y9032')).toBe(true)
  expect(isSameNumber('19900101-2385', '20000229-2399')).toBe(false)
  expect(isSameNumber('19900101-2385', '')).toBe(false)
})
