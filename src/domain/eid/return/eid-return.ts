import { problemOfHash } from './error-hash.ts'
import { purposeKey } from '../eid-purpose.ts'
import type { EidPurpose } from '../eid-purpose.ts'
import type { LoginProblem } from '../login/login-problem.ts'

/** How a person comes back from an e-ID app or an identity provider: with a code, to a waiting session, or refused. */
export type EidReturn = { purpose: EidPurpose } & (
  | { kind: 'code'; code: string; session?: string }
  | { kind: 'session'; session: string }
  | { kind: 'problem'; problem: LoginProblem }
)

const purposes: readonly EidPurpose[] = ['login', 'loginboardmember', 'register', 'update', 'booking']

/**
 * Reads the address somebody came back to. `stored` stands in where the address does not say what the e-ID was
 * for; the provider of some countries names the session cid or sid (G-030). Undefined for any other address.
 *
 * @param hash without #
 */
export function eidReturnOf(
  query: URLSearchParams,
  hash: string,
  stored: string | null,
): EidReturn | undefined {
  const word = query.get('type') ?? stored
  const purpose = purposes.find((one) => one === word)
  if (!purpose) return undefined
  const problem = problemOfHash(hash)
  if (problem) return { purpose, kind: 'problem', problem }
  const session = query.get('poolingId') ?? query.get('sid') ?? query.get('cid') ?? undefined
  const code = query.get('code')
  if (code) return { purpose, kind: 'code', code, session }
  return session === undefined ? undefined : { purpose, kind: 'session', session }
}

/** What an entry of the history keeps: that its page has told what went wrong. */
export type ToldEntry = { isEidTold?: true }

/** How somebody came back to the address that the page has now, told already or not. */
export function returnHere(): EidReturn | undefined {
  const { search, hash } = location
  return eidReturnOf(new URLSearchParams(search), hash.slice(1), sessionStorage.getItem(purposeKey))
}

/**
 * How somebody came back to the address that the page has now, if it was for one of these purposes and they have not
 * been told yet.
 */
export function currentReturn(...wanted: readonly EidPurpose[]): EidReturn | undefined {
  if ((history.state as ToldEntry | null)?.isEidTold) return undefined
  const returned = returnHere()
  return returned && wanted.includes(returned.purpose) ? returned : undefined
}
