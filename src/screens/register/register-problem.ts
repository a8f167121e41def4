import type { LoginStatusReply } from '#gen/account_service/model.ts'
import { AppError } from '#src/api/errors.ts'
import { problemAmong } from '#src/domain/eid/login/login-problem.ts'
import type { LoginProblem } from '#src/domain/eid/login/login-problem.ts'

/** What the service has against one field: it stands there (V-013, V-016, X-002). */
export type RefusedField = 'email' | 'emailVerificationCode' | 'campaignCode'

/** What else can be wrong, by the message that tells it; those of an e-ID are named as those of a login. */
const problems = [
  'invalidInput',
  'alreadyExists',
  'mustActivatePid',
  'cancelled',
  'appNotStarted',
  'notScanned',
  'appSilent',
  'timeout',
  'inprogress',
  'unauthorizedid',
  'bankidinvalid',
  'tooManyAttempts',
  'somethingWentWrong',
  'general',
] as const
export type RegisterProblem = (typeof problems)[number]

/** Why there is no account: a field, something else, or that the address has yet to be proven by a code. */
export type Refusal = { field: RefusedField } | { problem: RegisterProblem } | { asksForCode: true }

/** What an e-ID came to, where it came to no account. */
export const refusalOfEid = (problem: LoginProblem): Refusal =>
  problem === 'wrongCampaignCode' ? { field: 'campaignCode' } : { problem: problemAmong(problems, problem) }

/** Why a registration was answered without an account; undefined when there is one. */
export function refusalOf({ result }: LoginStatusReply): Refusal | undefined {
  switch (result) {
    case 'Ok':
    case 'HasOngoingBusiness':
      return undefined
    case 'InvalidCampaignCode':
      return { field: 'campaignCode' }
    case 'InvalidInput':
      return { problem: 'invalidInput' }
    case 'UserAlreadyExists':
      return { problem: 'alreadyExists' }
    default:
      return { problem: 'general' }
  }
}

/** Why a call failed; whether a code was sent along tells a wrong one from one that is still to come (V-016). */
export function refusalOfError(error: unknown, hadCode: boolean): Refusal {
  if (!(error instanceof AppError)) return { problem: 'somethingWentWrong' }
  if (error.code === 'emailInUse') return { field: 'email' }
  if (error.code === 'wrongEmailVerificationCode')
    return hadCode ? { field: 'emailVerificationCode' } : { asksForCode: true }
  return { problem: error.kind === 'busy' ? 'tooManyAttempts' : 'somethingWentWrong' }
}
