import type { FlowErrorCode } from '#gen/account_service/model.ts'
import { AppError } from '#src/api/errors.ts'

/** What went wrong, by the message that tells it. */
export type LoginProblem =
  | 'somethingWentWrong'
  | 'wrongCampaignCode'
  | 'mustActivatePid'
  | 'noBoardMember'
  | 'invalidInput'
  | 'emailLoginFailed'
  | 'onlyEid'
  | 'notInSystem'
  | 'cancelled'
  | 'alreadyExists'
  | 'tooManyAttempts'
  | 'appNotStarted'
  | 'notScanned'
  | 'appSilent'
  | 'replaced'
  | 'cookiesBlocked'
  | Exclude<FlowErrorCode, 'cancel' | 'usernopid' | 'userexists'>

/** The problem that a flow error code stands for (E-048); three say what a login result says too. */
export function problemOfCode(code: FlowErrorCode): LoginProblem {
  if (code === 'cancel') return 'cancelled'
  if (code === 'usernopid') return 'mustActivatePid'
  return code === 'userexists' ? 'alreadyExists' : code
}

/** What to say of a call that failed: no answer, an empty one, or an HTTP error. */
export function problemOfError(error: unknown): LoginProblem {
  if (!(error instanceof AppError)) return 'somethingWentWrong'
  if (error.kind === 'cookiesBlocked') return 'cookiesBlocked'
  return error.kind === 'busy' ? 'tooManyAttempts' : 'somethingWentWrong'
}

/** Whether it is no error: the person chose to stop. */
export function isNeutral(problem: LoginProblem): boolean {
  return problem === 'cancelled' || problem === 'replaced'
}

/**
 * The problem as a page tells it that has words for `told` only: a name that says nothing there is the general one
 * and an order that a newer one replaced counts as cancelled.
 */
export function problemAmong<Told extends LoginProblem>(
  told: readonly Told[],
  problem: LoginProblem,
): Told | 'general' {
  const name = problem === 'replaced' ? 'cancelled' : problem
  return told.find((one) => one === name) ?? 'general'
}
