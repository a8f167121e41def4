import { problem } from '../../../engine/answer/problem.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import type { NewErrand } from './types.ts'
import { missingFields } from '../../shared/problem-replies.ts'
import { type CaseUser, caseUserOf } from '../../shared/request/case-user.ts'

/** Who reports: somebody who is logged in, or who says so on the public form. */
export type Reporter = {
  owner: string | null
  contactName: string
  email: string
  caseUser: CaseUser | undefined
}

const saidByThePublic = ['firstName', 'lastName', 'email', 'phone'] as const

/**
 * The reporter of a fault. A resident needs an activated e-ID (P-024, 403); who is not logged in says who they are
 * (Q-038, 422).
 */
export function reporterOf(call: { body: NewErrand; user: Principal | undefined; world: World }) {
  const { body, user } = call
  if (!user) return strangerOf(body)
  const caseUser = caseUserOf(call)
  if ('status' in caseUser) return caseUser
  const { account, owner, association } = caseUser
  const identified = Boolean(account.securityNumber ?? account.pid)
  if (!association && !identified) return problem(403, 'forbidden')
  return { owner, contactName: `${account.firstName} ${account.lastName}`, email: account.email, caseUser }
}

function strangerOf(body: NewErrand) {
  const missing = saidByThePublic.filter((part) => body[part] === undefined)
  if (missing.length > 0) return missingFields(missing.map((part) => `/${part}`))
  const { firstName = '', lastName = '', email = '' } = body
  return { owner: null, contactName: `${firstName} ${lastName}`, email, caseUser: undefined }
}
