import { expect, test } from 'vitest'
import type { FailedHintCode, FlowErrorCode, LoginRefusedResult } from '#gen/account_service/model.ts'
import { AppError } from '#src/api/errors.ts'
import { outcomeOf } from './login-outcome.ts'
import type { EidDevice, LoginOutcome } from './login-outcome.ts'
import { isNeutral, problemOfCode, problemOfError } from './login-problem.ts'
import type { LoginProblem } from './login-problem.ts'
import en from '#src/features/login/messages.en.json'
import fi from '#src/features/login/messages.fi.json'
import nb from '#src/features/login/messages.nb.json'
import sv from '#src/features/login/messages.sv.json'

const refused = (result: LoginRefusedResult, errorCode?: FlowErrorCode) =>
  outcomeOf({ status: 'error', result, errorCode })

test.each<[string, LoginRefusedResult, LoginProblem, string]>([
  ['X-002', 'InvalidCampaignCode', 'wrongCampaignCode', 'Kampanjkoden stämmer inte'],
  ['X-003', 'MustActivatePid', 'mustActivatePid', 'Aktivera ditt personliga id'],
  ['X-005', 'InvalidInput', 'invalidInput', 'Uppgifterna stämmer inte'],
  ['X-006', 'InvalidEmailLoginInput', 'emailLoginFailed', 'E-post och lösenord stämmer inte överens'],
  ['X-007', 'MustLoginWithBankId', 'onlyEid', 'loggar in med e-legitimation'],
  ['X-008', 'SsnNotFound', 'notInSystem', 'inget konto med ditt personnummer'],
  ['X-010', 'UserAlreadyExists', 'alreadyExists', 'redan ett konto'],
  ['X-014', 'Error', 'general', 'kunde inte slutföras'],
])('the refusal of a login is told in words of its own [%s]: %s as %s', (_, result, problem, words) => {
  expect(refused(result)).toEqual({ kind: 'refused', problem })
  expect(sv.problem[problem]).toContain(words)
})

test('somebody who sits on no board is told so', () => {
  expect(refused('NoBoardMember')).toEqual({ kind: 'refused', problem: 'noBoardMember' })
})

test('a cancelled e-ID is told, and is no error [X-009, X-030]', () => {
  const outcome = outcomeOf({ status: 'cancelled', result: 'Cancelled', hintCode: 'userCancel' })
  expect(outcome).toEqual({ kind: 'refused', problem: 'cancelled' })
  expect(isNeutral('cancelled')).toBe(true)
  expect(isNeutral('timeout')).toBe(false)
})

test('an ongoing business is no error: its data come along [X-011]', () => {
  const business = { siteId: 1, objectId: 'obj-1', name: 'Brf Strandängen, C-1403', url: '/boka/?id=1' }
  const reply = {
    status: 'ok',
    result: 'HasOngoingBusiness',
    token: 'a.b.c',
    ongoingBusiness: business,
  } as const
  expect(outcomeOf(reply)).toEqual({ kind: 'loggedIn', business })
})

test('several associations are a question, not an error [X-012]', () => {
  const associations = [
    { id: 'brf-1', name: 'Brf Ett' },
    { id: 'brf-2', name: 'Brf Två' },
  ]
  const reply = {
    status: 'authorized',
    result: 'ChooseBoardMember',
    choiceToken: 'a.b.c',
    associations,
  } as const
  expect(outcomeOf(reply)).toMatchObject({ kind: 'choose', choice: { choiceToken: 'a.b.c', associations } })
})

test('a pending login says nothing [X-013]', () => {
  expect(outcomeOf({ status: 'Pending', result: 'Pending', expiresAt: '' })).toEqual({ kind: 'pending' })
})

test('ok and authorized both log in [G-012]', () => {
  expect(outcomeOf({ status: 'authorized', result: 'Ok', token: 'a.b.c' })).toEqual({ kind: 'loggedIn' })
  expect(outcomeOf({ status: 'ok', result: 'Ok', token: 'a.b.c' })).toEqual({ kind: 'loggedIn' })
})

test.each<[FlowErrorCode, LoginProblem]>([
  ['userssnnomatch', 'userssnnomatch'],
  ['purchaseobjecterror', 'purchaseobjecterror'],
  ['acceptterms', 'acceptterms'],
  ['purchase', 'purchase'],
  ['general', 'general'],
  ['notfound', 'notfound'],
  ['unauthorizedid', 'unauthorizedid'],
  ['cancel', 'cancelled'],
  ['inprogress', 'inprogress'],
  ['timeout', 'timeout'],
  ['browsererror', 'browsererror'],
  ['bankidinvalid', 'bankidinvalid'],
  ['loginfailed', 'loginfailed'],
  ['usernopid', 'mustActivatePid'],
  ['userexists', 'alreadyExists'],
])('the flow error %s has words of its own [E-048]', (code, problem) => {
  expect(refused('Error', code)).toEqual({ kind: 'refused', problem })
  expect(problemOfCode(code)).toBe(problem)
  expect(sv.problem[problem]).toBeTruthy()
})

test('why an app gave no approval is told in words of its own, in each language', () => {
  const failed = (hintCode: FailedHintCode, device?: EidDevice) =>
    outcomeOf({ status: 'error', result: 'Error', errorCode: 'timeout', hintCode }, device)
  const problems: [LoginOutcome, LoginProblem][] = [
    [failed('startFailed', 'this'), 'appNotStarted'],
    [failed('startFailed', 'other'), 'notScanned'],
    [failed('startFailed'), 'timeout'],
    [failed('expiredTransaction', 'other'), 'appSilent'],
    [outcomeOf({ status: 'cancelled', result: 'Cancelled', hintCode: 'cancelled' }), 'replaced'],
  ]
  for (const [outcome, problem] of problems) {
    expect(outcome).toEqual({ kind: 'refused', problem })
    const texts = [sv, en, nb, fi].map((messages) => messages.problem[problem])
    expect(new Set(texts).size).toBe(4)
  }
})

test('a hint that says no more than its flow error leaves the word to it', () => {
  const reply = { status: 'error', result: 'Error', errorCode: 'bankidinvalid' } as const
  expect(outcomeOf({ ...reply, hintCode: 'certificateErr' }, 'other')).toEqual({
    kind: 'refused',
    problem: 'bankidinvalid',
  })
})

test('no answer and an empty answer are "something went wrong" [X-001]', () => {
  expect(problemOfError(new AppError('network'))).toBe('somethingWentWrong')
  expect(problemOfError(new AppError('server'))).toBe('somethingWentWrong')
  expect(sv.problem.somethingWentWrong).toContain('Något gick fel')
})

test('after too many attempts one is asked to wait', () => {
  expect(problemOfError(new AppError('busy', { status: 429 }))).toBe('tooManyAttempts')
})
