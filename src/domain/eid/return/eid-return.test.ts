import { expect, test } from 'vitest'
import { eidReturnOf } from './eid-return.ts'

const back = (query: string, hash = '', stored: string | null = null) =>
  eidReturnOf(new URLSearchParams(query), hash, stored)

test('a code that came back is handed in for its session [R-062, F-073, S-022]', () => {
  expect(back('poolingId=ses-1&type=login&code=abc')).toEqual({
    purpose: 'login',
    kind: 'code',
    code: 'abc',
    session: 'ses-1',
  })
  expect(back('type=register&code=abc&sid=ses-1')).toEqual({
    purpose: 'register',
    kind: 'code',
    code: 'abc',
    session: 'ses-1',
  })
})

test('coming back without a code resumes the session that waits [R-062, F-073, S-022]', () => {
  expect(back('poolingId=ses-1&type=login')).toEqual({ purpose: 'login', kind: 'session', session: 'ses-1' })
  expect(back('type=login')).toBeUndefined()
  expect(back('type=register')).toBeUndefined()
})

test('each return tells what the e-ID was shown for, and another word is no return [E-030]', () => {
  for (const purpose of ['login', 'loginboardmember', 'register', 'update', 'booking'])
    expect(back(`poolingId=ses-1&type=${purpose}`)).toMatchObject({ purpose })
  for (const other of ['', 'somethingelse'])
    expect(back(`poolingId=ses-1&type=${other}`, '', 'login')).toBeUndefined()
})

test('what the tab has stored stands in where the address does not say, and nowhere else [K-054, E-030]', () => {
  expect(back('poolingId=ses-1', '', 'loginboardmember')).toMatchObject({ purpose: 'loginboardmember' })
  expect(back('poolingId=ses-2', '', 'register')).toMatchObject({ purpose: 'register' })
  expect(back('type=login&code=abc', '', 'register')).toMatchObject({ purpose: 'login' })
  expect(back('poolingId=ses-1')).toBeUndefined()
  expect(back('code=abc')).toBeUndefined()
})

test('a return id may be called cid or sid [G-030]', () => {
  expect(back('sid=ses-2&type=login')).toMatchObject({ session: 'ses-2' })
  expect(back('cid=ses-3&type=register')).toMatchObject({ session: 'ses-3' })
})

test('a refusal in the hash is told by its name [R-071, X-036]', () => {
  expect(back('type=login', 'eident-error-cancel')).toEqual({
    purpose: 'login',
    kind: 'problem',
    problem: 'cancelled',
  })
  expect(back('type=register', 'eident-error-nopid')).toMatchObject({ problem: 'mustActivatePid' })
})
