import { expect, test } from 'vitest'
import { readFinnishIdentityCode } from './finnish-identity-code.ts'

test.each([
  '010594Y9032',
  '010594Y9021',
  '020594X903P',
  '030594W903B',
  '040594V9030',
  '050594U903M',
  '010516B903X',
  '020516C903K',
  '030516D9037',
  '010501E9032',
  '020502E902X',
  '020503F9037',
  '020504A902E',
  '020504B904H',
  '070770-905D',
])('the fictional person %s has a code that holds and is temporary [V-021]', (code) => {
  expect(readFinnishIdentityCode(code)).toMatchObject({
    ok: true,
    identity: { value: code, temporary: true },
  })
})

test('a code under 900 could be a real person’s [V-021]', () => {
  expect(readFinnishIdentityCode('131052-308T')).toMatchObject({
    ok: true,
    identity: { birthDate: '1952-10-13', sex: 'female', temporary: false },
  })
})

test('the century sign is part of the identity, and signs that are not in use are refused [V-021]', () => {
  expect(readFinnishIdentityCode('010594Y9032')).toMatchObject({
    identity: { birthDate: '1994-05-01', sex: 'male' },
  })
  expect(readFinnishIdentityCode('010516B903X')).toMatchObject({ identity: { birthDate: '2016-05-01' } })
  expect(readFinnishIdentityCode('100190-999P')).not.toEqual(readFinnishIdentityCode('100190Y999P'))
  expect(readFinnishIdentityCode('010594G9032')).toEqual({ ok: false, error: 'format' })
})

test('a wrong control character is told apart from a wrong form [V-021]', () => {
  expect(readFinnishIdentityCode('010594Y9033')).toEqual({ ok: false, error: 'control' })
  for (const text of ['310294Y9032', '010594Y903', '', '010594Y0012'])
    expect(readFinnishIdentityCode(text)).toEqual({ ok: false, error: 'format' })
})

test('small letters are read as large', () => {
  expect(readFinnishIdentityCode(' 020594x903p ')).toMatchObject({ identity: { value: '020594X903P' } })
})
