import type { FlowErrorCode } from '#gen/account_service/model.ts'
import type { LoginTab } from './login-entry.ts'
import { problemOfCode } from './login-outcome.ts'
import type { LoginProblem } from './login-outcome.ts'

/** How a person comes back from an e-ID app or an identity provider: with a code, to a waiting session, or refused. */
export type LoginReturn = { tab: LoginTab } & (
  | { kind: 'code'; code: string; session?: string }
  | { kind: 'session'; session: string }
  | { kind: 'problem'; problem: LoginProblem }
)

/** Key of session storage: which flow was left for the e-ID (K-054). */
export const flowKey = 'pooled-login-type'

/** Values of the query parameter `type` that belong to a login (E-030). */
export const flowOfTab: Record<LoginTab, string> = { private: 'login', board: 'loginboardmember' }

const errorHash = 'eident-error-'

/**
 * Reads the address somebody came back to. `storedFlow` stands in where the address does not say which flow it
 * was; the provider of some countries names the session cid or sid (G-030). Undefined for any other address.
 */
export function returnOf(
  query: URLSearchParams,
  hash: string,
  storedFlow: string | null,
): LoginReturn | undefined {
  const flow = query.get('type') ?? storedFlow
  const tab = tabOfFlow(flow)
  if (!tab) return undefined
  if (hash.startsWith(errorHash)) {
    return { tab, kind: 'problem', problem: problemOfCode(codeOfSuffix(hash.slice(errorHash.length))) }
  }
  const session = query.get('poolingId') ?? query.get('sid') ?? query.get('cid') ?? undefined
  const code = query.get('code')
  if (code) return { tab, kind: 'code', code, session }
  return session === undefined ? undefined : { tab, kind: 'session', session }
}

function tabOfFlow(flow: string | null): LoginTab | undefined {
  if (flow === flowOfTab.private) return 'private'
  return flow === flowOfTab.board ? 'board' : undefined
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

/** Where the e-ID sends the person back to: the login page, which leads on to where they were. */
export function returnAddress(loginUrl: string, tab: LoginTab, referrer: string | undefined): string {
  const url = new URL(loginUrl)
  url.searchParams.set('type', flowOfTab[tab])
  if (referrer) url.searchParams.set('referrer', referrer)
  return url.href
}
