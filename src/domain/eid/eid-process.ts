import type { UseQueryResult } from '@tanstack/react-query'
import type {
  EIdStartReply,
  LoginStatusReply,
  OngoingBusiness,
  PendingHintCode,
} from '#gen/account_service/model.ts'
import { outcomeOf } from './login/login-outcome.ts'
import type { AssociationChoice, EidDevice } from './login/login-outcome.ts'
import { problemOfError } from './login/login-problem.ts'
import type { LoginProblem } from './login/login-problem.ts'

/** What the waiting view tells: to scan or open, or what the app is doing, here or elsewhere. */
export type EidHint =
  | 'scan'
  | 'open'
  | 'startedComputer'
  | 'startedMobile'
  | Exclude<PendingHintCode, 'outstandingTransaction' | 'noClient'>

/** Showing an e-ID, whatever for (E-029), from the choice of device to its end (E-033). */
export type EidProcess =
  | { at: 'choosing'; problem?: LoginProblem }
  | { at: 'starting' }
  | { at: 'leaving'; redirectUrl: string }
  | { at: 'waiting'; hint: EidHint; qr?: string; autoStartToken?: string; expiresAt: number }
  | { at: 'checking' }
  | { at: 'picking'; choice: AssociationChoice }
  | { at: 'loggedIn'; business?: OngoingBusiness }

/** A call as far as the process is concerned. */
export type CallState<T> = { status: 'idle' | 'pending' | 'error' | 'success'; data?: T; error?: unknown }

/** A question as a call: idle as long as nobody asks it. */
export function callOf(query: UseQueryResult<LoginStatusReply>): CallState<LoginStatusReply> {
  const isOff = query.isPending && query.fetchStatus === 'idle'
  return { status: isOff ? 'idle' : query.status, data: query.data, error: query.error }
}

export type EidCalls = {
  device: EidDevice
  /** This device is a phone or a tablet. */
  isMobile?: boolean
  start: CallState<EIdStartReply>
  /** The latest answer: of the poll, or to the code somebody came back with. */
  answer: CallState<LoginStatusReply>
  /** What the address somebody came back to says went wrong. */
  returnedProblem?: LoginProblem
}

/**
 * Where an e-ID stands. A start or a poll that fails ends the flow, back at the choice, and is not tried again
 * by itself (S-023).
 */
export function eidProcessOf({
  device,
  isMobile = false,
  start,
  answer,
  returnedProblem,
}: EidCalls): EidProcess {
  if (start.status === 'pending') return { at: 'starting' }
  if (start.status === 'error') return { at: 'choosing', problem: problemOfError(start.error) }
  if (answer.status === 'error') return { at: 'choosing', problem: problemOfError(answer.error) }
  if (answer.data) return answered(answer.data, device, isMobile)
  if (start.data) return started(start.data, device)
  return answer.status === 'pending' ? { at: 'checking' } : { at: 'choosing', problem: returnedProblem }
}

function started(start: EIdStartReply, device: EidDevice): EidProcess {
  if (start.flow === 'redirect') return { at: 'leaving', redirectUrl: start.redirectUrl }
  const { qrData, autoStartToken, expiresAt } = start
  return {
    at: 'waiting',
    hint: restHint(device),
    qr: qrData,
    autoStartToken,
    expiresAt: Date.parse(expiresAt),
  }
}

function answered(reply: LoginStatusReply, device: EidDevice, isMobile: boolean): EidProcess {
  if (reply.result === 'Pending') {
    const { hintCode, qrData, autoStartToken, expiresAt } = reply
    return {
      at: 'waiting',
      hint: hintOf(hintCode, device, isMobile),
      qr: qrData,
      autoStartToken,
      expiresAt: Date.parse(expiresAt),
    }
  }
  const outcome = outcomeOf(reply, device)
  switch (outcome.kind) {
    case 'choose':
      return { at: 'picking', choice: outcome.choice }
    case 'loggedIn':
      return { at: 'loggedIn', business: outcome.business }
    case 'refused':
      return { at: 'choosing', problem: outcome.problem }
    case 'pending':
      return { at: 'checking' }
  }
}

/** BankID's own words differ by device where the app looks for an e-ID: a computer may need a card in its reader. */
function hintOf(code: PendingHintCode | undefined, device: EidDevice, isMobile: boolean): EidHint {
  if (code === 'outstandingTransaction' || code === 'noClient') return restHint(device)
  if (code === 'started' && device === 'this') return isMobile ? 'startedMobile' : 'startedComputer'
  return code ?? 'processing'
}

/** Nobody has opened the app yet. */
const restHint = (device: EidDevice): EidHint => (device === 'this' ? 'open' : 'scan')
