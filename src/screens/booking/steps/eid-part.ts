import type { ReactNode } from 'react'

const problems = [
  'cancelled',
  'userssnnomatch',
  'alreadyExists',
  'mustActivatePid',
  'purchaseobjecterror',
  'purchase',
  'appNotStarted',
  'notScanned',
  'appSilent',
  'timeout',
  'inprogress',
  'unauthorizedid',
  'bankidinvalid',
  'browsererror',
  'tooManyAttempts',
  'general',
] as const

/** What went wrong with an e-ID in a booking, by the message that tells it. */
export type EidProblem = (typeof problems)[number] | 'failed'

/** The problem that a login or a flow error names so (E-048); a name that says nothing here is the general one. */
export function eidProblemNamed(name: string): EidProblem {
  if (name === 'replaced') return 'cancelled'
  // a call that failed is told as any booking call that failed
  if (name === 'somethingWentWrong') return 'failed'
  return problems.find((one) => one === name) ?? 'general'
}

/** Where an e-ID stands that is shown within a booking, and the way to begin. */
export type EidPart = {
  at: 'idle' | 'starting' | 'checking' | 'waiting' | 'done'
  problem?: EidProblem
  /** What is shown while it is waited for. */
  waiting?: ReactNode
  onStart: () => Promise<unknown>
}
