import { expect, test } from 'vitest'
import { AppError } from '#src/api/errors.ts'
import { refusalOfEid, refusalOf, refusalOfError } from './register-problem.ts'

const failure = (code: string, status = 422) =>
  new AppError('invalid', { status, body: { code, title: code } })

test('an account that was made is no refusal', () => {
  expect(refusalOf({ status: 'ok', result: 'Ok', token: 'a.b.c' })).toBeUndefined()
})

test('a result of the service is told at its field, or by a message of its own [X-002, X-005, X-010, X-014, X-015]', () => {
  expect(refusalOf({ status: 'error', result: 'InvalidCampaignCode' })).toEqual({ field: 'campaignCode' })
  expect(refusalOf({ status: 'error', result: 'InvalidInput' })).toEqual({ problem: 'invalidInput' })
  expect(refusalOf({ status: 'error', result: 'UserAlreadyExists' })).toEqual({ problem: 'alreadyExists' })
  expect(refusalOf({ status: 'error', result: 'Error', errorCode: 'general' })).toEqual({
    problem: 'general',
  })
})

test('a call that failed names the used address, asks for a code once, and says when a code was wrong [V-013, V-016, X-001]', () => {
  expect(refusalOfError(failure('emailInUse', 409), false)).toEqual({ field: 'email' })
  expect(refusalOfError(failure('wrongEmailVerificationCode'), false)).toEqual({ asksForCode: true })
  expect(refusalOfError(failure('wrongEmailVerificationCode'), true)).toEqual({
    field: 'emailVerificationCode',
  })
  expect(refusalOfError(new AppError('busy'), false)).toEqual({ problem: 'tooManyAttempts' })
  expect(refusalOfError(new TypeError('x'), false)).toEqual({ problem: 'somethingWentWrong' })
})

test('what an e-ID came to keeps its name, and what has no words here is the general error [X-009, X-014]', () => {
  expect(refusalOfEid('wrongCampaignCode')).toEqual({ field: 'campaignCode' })
  expect(refusalOfEid('replaced')).toEqual({ problem: 'cancelled' })
  expect(refusalOfEid('timeout')).toEqual({ problem: 'timeout' })
  expect(refusalOfEid('purchase')).toEqual({ problem: 'general' })
})
