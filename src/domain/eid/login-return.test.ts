import { expect, test } from 'vitest'
import type { FlowErrorCode } from '#gen/account_service/model.ts'
import { codeOfSuffix, returnAddress, returnOf } from './login-return.ts'

const at = (query: string, hash = '', stored: string | null = null) =>
  returnOf(new URLSearchParams(query), hash, stored)

test('a code that came back is handed in for its session [R-062, F-073, S-022]', () => {
  expect(at('poolingId=ses-1&type=login&code=abc')).toEqual({
    tab: 'private',
    kind: 'code',
    code: 'abc',
    session: 'ses-1',
  })
  expect(at('poolingId=ses-1&type=loginboardmember&code=abc')?.tab).toBe('board')
})

test('coming back without a code resumes the session that waits [R-062, F-073, S-022]', () => {
  expect(at('poolingId=ses-1&type=login')).toEqual({ tab: 'private', kind: 'session', session: 'ses-1' })
})

test('the stored flow stands in where the address does not say [K-054]', () => {
  expect(at('poolingId=ses-1', '', 'loginboardmember')?.tab).toBe('board')
  expect(at('poolingId=ses-1')).toBeUndefined()
})

test('a return id may be called cid or sid [G-030]', () => {
  expect(at('sid=ses-2&type=login')).toMatchObject({ session: 'ses-2' })
  expect(at('cid=ses-3&type=login')).toMatchObject({ session: 'ses-3' })
})

test('returns of other flows are none of the login', () => {
  for (const type of ['register', 'update', 'booking', ''])
    expect(at(`poolingId=ses-1&type=${type}`)).toBeUndefined()
  expect(at('type=login')).toBeUndefined()
})

test('an error hash tells what went wrong [R-071]', () => {
  expect(at('type=login', 'eident-error-cancel')).toEqual({
    tab: 'private',
    kind: 'problem',
    problem: 'cancelled',
  })
  expect(at('type=login', 'eident-error-nopid')).toMatchObject({ problem: 'mustActivatePid' })
})

test.each<[string, FlowErrorCode, string]>([
  ['ssnnomatch', 'userssnnomatch', 'X-038'],
  ['nopid', 'usernopid', 'X-039'],
  ['userexists', 'userexists', 'X-040'],
  ['objecterror', 'purchaseobjecterror', 'X-041'],
  ['exception', 'general', 'X-042'],
  ['whatever', 'purchase', 'X-044'],
  ['', 'purchase', 'X-044'],
])('#eident-error-%s counts as %s [%s]', (suffix, code) => {
  expect(codeOfSuffix(suffix)).toBe(code)
})

test.each<FlowErrorCode>([
  'acceptterms',
  'purchase',
  'general',
  'notfound',
  'unauthorizedid',
  'cancel',
  'inprogress',
  'timeout',
  'browsererror',
  'bankidinvalid',
  'loginfailed',
])('#eident-error-%s is the flow error of that name [X-043]', (code) => {
  expect(codeOfSuffix(code)).toBe(code)
})

test('the way back is the login page, which knows the flow and where the person was [R-064]', () => {
  const back = returnAddress('http://no.localhost/logg-inn/', 'board', '/boliger/oslo/')
  expect(back).toBe('http://no.localhost/logg-inn/?type=loginboardmember&referrer=%2Fboliger%2Foslo%2F')
  expect(returnAddress('http://no.localhost/logg-inn/', 'private', undefined)).toBe(
    'http://no.localhost/logg-inn/?type=login',
  )
})
