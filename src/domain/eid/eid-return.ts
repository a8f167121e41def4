import type { EidFlow } from '#src/api/eid-flow.ts'
import { problemOfCode } from '#src/domain/eid/login-outcome.ts'
import type { LoginProblem } from '#src/domain/eid/login-outcome.ts'
import { codeOfSuffix } from '#src/domain/eid/login-return.ts'

/** How a person comes back from an e-ID that was shown for something else than a login. */
export type EidReturn =
  | { kind: 'code'; code: string; session?: string }
  | { kind: 'session'; session: string }
  | { kind: 'problem'; problem: LoginProblem }

const errorHash = 'eident-error-'

/**
 * Reads the address somebody came back to. `storedFlow` stands in where the address does not say which flow it
 * was. Undefined for any other address, and for the return of another flow.
 */
export function eidReturnOf(
  flow: EidFlow,
  query: URLSearchParams,
  hash: string,
  storedFlow: string | null,
): EidReturn | undefined {
  if ((query.get('type') ?? storedFlow) !== flow) return undefined
  if (hash.startsWith(errorHash))
    return { kind: 'problem', problem: problemOfCode(codeOfSuffix(hash.slice(errorHash.length))) }
  // the provider of some countries names the session cid or sid (G-030)
  const session = query.get('poolingId') ?? query.get('sid') ?? query.get('cid') ?? undefined
  const code = query.get('code')
  if (code) return { kind: 'code', code, session }
  return session === undefined ? undefined : { kind: 'session', session }
}
