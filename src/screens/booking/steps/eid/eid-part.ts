import type { ReactNode } from 'react'

/** What can go wrong with an e-ID in a booking, as there are messages for. */
export const bookingEidProblems = [
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
  // a call that failed is told as any booking call that failed
  'somethingWentWrong',
  'general',
] as const

/** What went wrong with an e-ID in a booking, by the message that tells it. */
export type BookingEidProblem = (typeof bookingEidProblems)[number]

/** Where an e-ID stands that is shown within a booking, and the way to begin. */
export type EidPart = {
  at: 'idle' | 'starting' | 'checking' | 'waiting' | 'done'
  problem?: BookingEidProblem
  /** What is shown while it is waited for. */
  waiting?: ReactNode
  onStart: () => Promise<unknown>
}
