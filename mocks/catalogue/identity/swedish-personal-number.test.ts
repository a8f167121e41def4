import Personnummer from 'personnummer'
import { expect, test } from 'vitest'
import { luhnDigit } from './luhn.ts'
import {
  isReservedForTests,
  readSwedishPersonalNumber,
  writtenInFull,
  writtenShort,
} from './swedish-personal-number.ts'

const today = '2026-11-20'
const read = (text: string, day = today) => readSwedishPersonalNumber(text, day)

test('the official worked example 640823-323 gets control digit 4', () => {
  expect(luhnDigit('640823323')).toBe(4)
})

test.each([
  '19031204-9802',
  '19030818-9802',
  '19040114-9810',
  '19640823-3234',
  '20190101-2391',
  '20190224-2393',
  '20190611-2386',
  '19900101-2385',
  '20000229-2399',
  '20240229-2383',
  '19000101-9801',
  '18900101-9802',
])('the reserved test number %s is accepted and known as reserved [V-017]', (number) => {
  const verdict = read(number)
  expect(verdict.ok && writtenInFull(verdict.identity.value)).toBe(number)
  expect(isReservedForTests(number.replace('-', ''))).toBe(true)
})

test.each(['20260161-2381', '20260162-2380', '20220161-2393', '19140168-2396'])(
  'the coordination number %s is accepted, with 60 taken off its day [V-017]',
  (number) => {
    const verdict = read(number)
    expect(verdict).toMatchObject({ ok: true, identity: { coordination: true } })
    const day = Number(number.slice(6, 8)) - 60
    expect(verdict.ok && verdict.identity.birthDate).toBe(
      `${number.slice(0, 4)}-${number.slice(4, 6)}-${String(day).padStart(2, '0')}`,
    )
  },
)

test('day 91 is the last a coordination number can have', () => {
  expect(read('20260191-2393').ok).toBe(true)
  expect(read('20260192-2392')).toEqual({ ok: false, error: 'format' })
})

test.each(['19150072-2390', '19171160-2399'])(
  'the coordination number %s has no known birth date',
  (number) => {
    const verdict = read(number)
    expect(verdict.ok && verdict.identity.birthDate).toBeUndefined()
    expect(verdict.ok).toBe(true)
  },
)

test('a wrong control digit is told apart from a wrong form [V-017]', () => {
  expect(read('19031204-9803')).toEqual({ ok: false, error: 'control' })
  for (const text of ['20190229-2390', '19901301-2385', '19900101-23', 'abc', '', '19900101-0005'])
    expect(read(text)).toEqual({ ok: false, error: 'format' })
})

test('a number from a day to come is refused [V-017]', () => {
  expect(read('20190101-2391', '2018-12-31')).toEqual({ ok: false, error: 'format' })
})

test('ten digits are read by the sign and the day [V-017]', () => {
  const value = (text: string) => {
    const verdict = read(text)
    return verdict.ok ? verdict.identity.value : verdict.error
  }
  expect(value('031204+9802')).toBe('190312049802')
  expect(value('900101-2385')).toBe('199001012385')
  expect(value('9001012385')).toBe('199001012385')
  expect(value('190101-2391')).toBe('201901012391')
})

test('the short form has a plus from the year the person turns 100', () => {
  expect(writtenShort('190312049802', today)).toBe('031204+9802')
  expect(writtenShort('199001012385', today)).toBe('900101-2385')
  expect(writtenShort('199001012385', '2090-01-01')).toBe('900101+2385')
})

test('the ninth digit of the short form tells the sex', () => {
  expect(read('19900101-2385')).toMatchObject({ identity: { sex: 'female', birthDate: '1990-01-01' } })
  expect(read('20000229-2399')).toMatchObject({ identity: { sex: 'male', birthDate: '2000-02-29' } })
})

test('numbers of twelve digits with a known date are read as the library personnummer reads them [V-017]', () => {
  const numbers = [1890, 1900, 1996, 2000, 2025].flatMap((year) =>
    upTo(13).flatMap((month) =>
      upTo(99).flatMap((day) => {
        const digits = `${year}${pad(month)}${pad(day)}238`
        const control = luhnDigit(digits.slice(2))
        // the library refuses coordination numbers whose month or day is not known
        return month === 0 || day === 60 ? [] : [`${digits}${control}`, `${digits}${(control + 1) % 10}`]
      }),
    ),
  )
  expect(numbers.filter((number) => read(number).ok !== Personnummer.valid(number))).toEqual([])
  expect(numbers.filter((number) => read(number).ok).length).toBeGreaterThan(3000)
})

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index)
const pad = (value: number) => String(value).padStart(2, '0')
