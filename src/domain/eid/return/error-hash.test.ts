import { expect, test } from 'vitest'
import type { FlowErrorCode } from '#gen/account_service/model.ts'
import { codeOfSuffix, problemOfHash } from './error-hash.ts'

test('an error hash tells what went wrong, and any other hash nothing [R-071, X-036]', () => {
  expect(problemOfHash('eident-error-cancel')).toBe('cancelled')
  expect(problemOfHash('eident-error-nopid')).toBe('mustActivatePid')
  expect(problemOfHash('open-login')).toBeUndefined()
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
