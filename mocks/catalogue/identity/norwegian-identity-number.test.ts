import { expect, test } from 'vitest'
import { readNorwegianIdentityNumber } from './norwegian-identity-number.ts'

test.each([
  ['17912099997', '57912075186', '2020-11-17', 'male'],
  ['29822099635', '69822075096', '2020-02-29', 'female'],
  ['05840399895', '45840375084', '2003-04-05', 'female'],
  ['12829499914', '52829400197', '1994-02-12', 'male'],
  ['12905299938', '52905200100', '1952-10-12', 'male'],
  ['21883649874', '61883600222', '1936-08-21', 'female'],
  ['21929774873', '61929750062', '1897-12-21', 'female'],
])('the synthetic numbers %s and %s belong to someone born %s', (tenor, dNumber, birthDate, sex) => {
  expect(readNorwegianIdentityNumber(tenor)).toMatchObject({
    ok: true,
    identity: { value: tenor, kind: 'birthNumber', synthetic: 'tenor', birthDate, sex },
  })
  expect(readNorwegianIdentityNumber(dNumber)).toMatchObject({
    ok: true,
    identity: { kind: 'dNumber', synthetic: 'tenor', birthDate },
  })
})

test.each(['29422059278', '05440355678', '12429400544', '12505209719', '21483609245', '21528704651'])(
  'the number %s, made by the other synthetic series, holds too',
  (number) => {
    expect(readNorwegianIdentityNumber(number)).toMatchObject({ ok: true, identity: { synthetic: 'nav' } })
  },
)

test('a number of the series from 2032 holds only under the new rule', () => {
  expect(readNorwegianIdentityNumber('17812099949', 'before2032').ok).toBe(true)
  for (const number of ['17812099957', '17812099965', '17812099973']) {
    expect(readNorwegianIdentityNumber(number).ok).toBe(true)
    expect(readNorwegianIdentityNumber(number, 'before2032')).toEqual({ ok: false, error: 'control' })
  }
})

test('a number of the series from 2032 tells neither birth date nor sex', () => {
  expect(readNorwegianIdentityNumber('17812099957')).toEqual({
    ok: true,
    identity: { value: '17812099957', kind: 'birthNumber', synthetic: 'tenor' },
  })
})

test('a wrong control digit is told apart from a wrong form', () => {
  expect(readNorwegianIdentityNumber('17912099998')).toEqual({ ok: false, error: 'control' })
  for (const text of ['32812099949', '1791209999', '', 'x7912099997'])
    expect(readNorwegianIdentityNumber(text)).toEqual({ ok: false, error: 'format' })
})

test('a space after the date is allowed', () => {
  expect(readNorwegianIdentityNumber('179120 99997')).toMatchObject({ identity: { value: '17912099997' } })
})
