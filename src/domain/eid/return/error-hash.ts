import type { FlowErrorCode } from '#gen/account_service/model.ts'
import { problemOfCode } from '../login/login-problem.ts'
import type { LoginProblem } from '../login/login-problem.ts'

const errorHash = 'eident-error-'

/** What the hash of an address (without #) that an e-ID led back to says went wrong; undefined for any other hash. */
export function problemOfHash(hash: string): LoginProblem | undefined {
  return hash.startsWith(errorHash) ? problemOfCode(codeOfSuffix(hash.slice(errorHash.length))) : undefined
}

const renamed = new Map<string, FlowErrorCode>([
  ['ssnnomatch', 'userssnnomatch'],
  ['nopid', 'usernopid'],
  ['userexists', 'userexists'],
  ['objecterror', 'purchaseobjecterror'],
  ['exception', 'general'],
])

const sameNamed: readonly FlowErrorCode[] = [
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
]

/** The flow error that a suffix of the error hash stands for; an unknown one counts as a purchase error. */
export function codeOfSuffix(suffix: string): FlowErrorCode {
  return renamed.get(suffix) ?? sameNamed.find((code) => code === suffix) ?? 'purchase'
}
