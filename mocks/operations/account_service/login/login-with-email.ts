import { sites } from '#src/sites/sites.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { passwordAttempts } from '../../../state/caller/password-guard.ts'
import { privateReply } from '../../shared/reply.ts'
import { logIn } from '../shared/log-in.ts'
import { tooManyRequests } from '../../shared/problem-replies.ts'
import type { AccountOperation } from '../shared/types.ts'

export const loginWithEmail: AccountOperation<'loginWithEmail'> = async ({ body, world }) => {
  const site = sites.find(({ siteId }) => siteId === body.siteId)
  if (!site?.capabilities.login) return problem(403, 'forbidden')
  const pause = world.passwordGuard.pauseLeft(body.email)
  if (pause > 0) return tooManyRequests(pause)
  const account = world.accounts.byEmail(body.email)
  if (account && (account.password === undefined || account.eidOnly)) {
    return privateReply(200, { status: 'error', result: 'MustLoginWithBankId' })
  }
  if (!account || account.password !== body.password) {
    world.passwordGuard.failed(body.email, passwordAttempts)
    return privateReply(200, { status: 'error', result: 'InvalidEmailLoginInput', errorCode: 'loginfailed' })
  }
  world.passwordGuard.passed(body.email)
  if (account.deceased) return privateReply(200, { status: 'error', result: 'Error', errorCode: 'general' })
  const token = await logIn(account, { kind: 'private', bankId: false }, world)
  return privateReply(200, { status: 'ok', result: 'Ok', token })
}
