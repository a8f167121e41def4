import { expect, test } from 'vitest'
import type { EIdStartReply, LoginStatusReply, PendingHintCode } from '#gen/account_service/model.ts'
import { AppError } from '#src/api/errors.ts'
import { eidProcessOf } from './eid-process.ts'
import type { CallState, EidCalls } from './eid-process.ts'

const expiresAt = '2026-11-20T09:03:00Z'
const idle = { status: 'idle' } as const
const success = <T>(data: T): CallState<T> => ({ status: 'success', data })
const app: EIdStartReply = {
  flow: 'app',
  session: 'ses-1',
  autoStartToken: 'token-1',
  qrData: 'bankid.a.0.b',
  expiresAt,
}
const pending = (more: Partial<Extract<LoginStatusReply, { result: 'Pending' }>> = {}): LoginStatusReply => ({
  status: 'Pending',
  result: 'Pending',
  expiresAt,
  ...more,
})
const at = (calls: Partial<EidCalls>) =>
  eidProcessOf({ device: 'other', start: idle, answer: idle, ...calls })

test('it begins with the choice of device', () => {
  expect(at({})).toEqual({ at: 'choosing' })
  expect(at({ start: { status: 'pending' } })).toEqual({ at: 'starting' })
})

test('the first code is shown at once, and each poll brings the next [S-020, F-068]', () => {
  expect(at({ start: success(app) })).toMatchObject({ at: 'waiting', hint: 'scan', qr: 'bankid.a.0.b' })
  const polled = pending({
    hintCode: 'outstandingTransaction',
    qrData: 'bankid.a.1.c',
    autoStartToken: 'token-2',
  })
  expect(at({ start: success(app), answer: success(polled) })).toEqual({
    at: 'waiting',
    hint: 'scan',
    qr: 'bankid.a.1.c',
    autoStartToken: 'token-2',
    expiresAt: Date.parse(expiresAt),
  })
})

test('once the app has the order there is no code to scan, and the app says what it does', () => {
  const waiting = at({ start: success(app), answer: success(pending({ hintCode: 'userSign' })) })
  expect(waiting).toMatchObject({ at: 'waiting', hint: 'userSign' })
  expect(waiting).not.toHaveProperty('qr', expect.anything())
})

test.each<[PendingHintCode | undefined, string, string]>([
  ['outstandingTransaction', 'scan', 'open'],
  ['noClient', 'scan', 'open'],
  ['started', 'started', 'startedComputer'],
  ['userSign', 'userSign', 'userSign'],
  ['userMrtd', 'userMrtd', 'userMrtd'],
  ['userCallConfirm', 'userCallConfirm', 'userCallConfirm'],
  ['processing', 'processing', 'processing'],
  [undefined, 'processing', 'processing'],
])('the hint %s is told for another device as %s, for this one as %s', (hintCode, other, own) => {
  const answer = success(pending({ hintCode }))
  expect(at({ start: success(app), answer })).toMatchObject({ hint: other })
  expect(at({ start: success(app), answer, device: 'this' })).toMatchObject({ hint: own })
})

test('a phone that looks for its own e-ID is told nothing of cards', () => {
  const answer = success(pending({ hintCode: 'started' }))
  expect(at({ start: success(app), answer, device: 'this', isMobile: true })).toMatchObject({
    hint: 'startedMobile',
  })
})

test('an app that was never started is told of by where it should have been', () => {
  const answer = success<LoginStatusReply>({
    status: 'error',
    result: 'Error',
    errorCode: 'timeout',
    hintCode: 'startFailed',
  })
  expect(at({ start: success(app), answer })).toEqual({ at: 'choosing', problem: 'notScanned' })
  expect(at({ start: success(app), answer, device: 'this' })).toEqual({
    at: 'choosing',
    problem: 'appNotStarted',
  })
})

test('a start that fails leads back to the choice, with what happened [S-023]', () => {
  const start = { status: 'error', error: new AppError('unavailable') } as const
  expect(at({ start })).toEqual({ at: 'choosing', problem: 'somethingWentWrong' })
})

test('a poll that fails leads back to the choice, even after good ones [S-023]', () => {
  const answer = { status: 'error', data: pending(), error: new AppError('network') } as const
  expect(at({ start: success(app), answer })).toEqual({ at: 'choosing', problem: 'somethingWentWrong' })
})

test.each<[string, LoginStatusReply, object]>([
  ['ok', { status: 'ok', result: 'Ok', token: 'a.b.c' }, { at: 'loggedIn' }],
  ['authorized', { status: 'authorized', result: 'Ok', token: 'a.b.c' }, { at: 'loggedIn' }],
  ['cancelled', { status: 'cancelled', result: 'Cancelled' }, { at: 'choosing', problem: 'cancelled' }],
  [
    'error',
    { status: 'error', result: 'Error', errorCode: 'timeout' },
    { at: 'choosing', problem: 'timeout' },
  ],
])('the end state %s ends the wait [S-021, E-033]', (_, reply, end) => {
  expect(at({ start: success(app), answer: success(reply) })).toEqual(end)
})

test('several associations are asked about [S-025, F-069]', () => {
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
  expect(at({ start: success(app), answer: success(reply) })).toMatchObject({
    at: 'picking',
    choice: { associations },
  })
})

test('a provider with a page of its own is gone to', () => {
  const start = success<EIdStartReply>({
    flow: 'redirect',
    session: 'ses-2',
    redirectUrl: '/eid-provider/?order=1',
  })
  expect(at({ start })).toEqual({ at: 'leaving', redirectUrl: '/eid-provider/?order=1' })
})

test('somebody who comes back waits for the answer, or sees what went wrong [F-073]', () => {
  expect(at({ answer: { status: 'pending' } })).toEqual({ at: 'checking' })
  expect(at({ returnedProblem: 'cancelled' })).toEqual({ at: 'choosing', problem: 'cancelled' })
})
