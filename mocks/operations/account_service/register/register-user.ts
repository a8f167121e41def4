import { problem } from '../../../engine/answer/problem.ts'
import { privateReply } from '../../shared/reply.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import { logIn } from '../shared/log-in.ts'
import { makeAccount } from '../shared/make-account.ts'
import { formRefusal, formVerdict } from '../shared/register-form.ts'
import type { AccountOperation } from '../shared/types.ts'

/** An account without an e-ID needs a password; one that an e-ID makes does not. */
export const registerUser: AccountOperation<'registerUser'> = async ({ body, world }) => {
  const site = siteNumbered(body.siteId)
  if (!site.capabilities.login) return problem(403, 'forbidden')
  const refusal = formRefusal(body, '', world.accounts.isEmailTaken(body.email), site, world)
  if (refusal) return refusal
  const verdict = formVerdict(body, site, world)
  if (verdict) return privateReply(200, verdict)
  if (body.password === undefined) return privateReply(200, { status: 'error', result: 'InvalidInput' })
  const account = makeAccount(body, site, world)
  const token = await logIn(account, { kind: 'private', bankId: false }, world)
  return privateReply(200, { status: 'ok', result: 'Ok', token })
}
