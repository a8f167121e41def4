import type {
  FailedHintCode,
  LoginRefusedResult,
  LoginStatusReply,
  OngoingBusiness,
} from '#gen/account_service/model.ts'
import { problemOfCode } from './login-problem.ts'
import type { LoginProblem } from './login-problem.ts'

/** Where the e-ID is: on this device, or on one that scans the code. */
export type EidDevice = 'this' | 'other'

/** A question that follows an identification: as which association? The token is for the answer only. */
export type AssociationChoice = { choiceToken: string; associations: readonly { id: string; name: string }[] }

/** What a login has come to. */
export type LoginOutcome =
  | { kind: 'pending' }
  | { kind: 'loggedIn'; business?: OngoingBusiness }
  | { kind: 'choose'; choice: AssociationChoice }
  | { kind: 'refused'; problem: LoginProblem }

/** Reads the reply of any login call; an app that was never started is told of by where it should have been. */
export function outcomeOf(reply: LoginStatusReply, device?: EidDevice): LoginOutcome {
  switch (reply.result) {
    case 'Pending':
      return { kind: 'pending' }
    case 'Ok':
      return { kind: 'loggedIn' }
    case 'HasOngoingBusiness':
      return { kind: 'loggedIn', business: reply.ongoingBusiness }
    case 'ChooseBoardMember':
      return { kind: 'choose', choice: reply }
    case 'Cancelled':
      return { kind: 'refused', problem: reply.hintCode === 'cancelled' ? 'replaced' : 'cancelled' }
    case 'Error':
      return {
        kind: 'refused',
        problem: problemOfHint(reply.hintCode, device) ?? problemOfCode(reply.errorCode ?? 'general'),
      }
    default:
      return { kind: 'refused', problem: refusals[reply.result] ?? 'general' }
  }
}

/** Where the hint of an app says more than the flow error: BankID's messages RFA8 and RFA17. */
function problemOfHint(hint: FailedHintCode | undefined, device?: EidDevice): LoginProblem | undefined {
  if (hint === 'expiredTransaction') return 'appSilent'
  if (hint !== 'startFailed' || !device) return undefined
  return device === 'this' ? 'appNotStarted' : 'notScanned'
}

const refusals: Partial<Record<LoginRefusedResult, LoginProblem>> = {
  InvalidCampaignCode: 'wrongCampaignCode',
  MustActivatePid: 'mustActivatePid',
  NoBoardMember: 'noBoardMember',
  InvalidInput: 'invalidInput',
  InvalidEmailLoginInput: 'emailLoginFailed',
  MustLoginWithBankId: 'onlyEid',
  SsnNotFound: 'notInSystem',
  UserAlreadyExists: 'alreadyExists',
}
