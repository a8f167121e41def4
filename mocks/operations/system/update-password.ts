import { siteOf } from '../../catalogue/site-of.ts'
import { problem } from '../../engine/answer/problem.ts'
import { letter } from '../../state/mailbox/letter.ts'
import { passwordAttempts } from '../../state/caller/password-guard.ts'
import { ownAccount } from '../shared/request/own-account.ts'
import { invalidField, tooManyRequests } from '../shared/problem-replies.ts'
import { privateReply } from '../shared/reply.ts'
import type { SystemOperation } from './shared/types.ts'

/** A stolen session must not be a place to try passwords: wrong ones count as at a login. */
export const updatePassword: SystemOperation<'updatePassword'> = ({ body, user, world }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  if (account.password === undefined || account.eidOnly) return problem(409, 'conflict')
  const pause = world.passwordGuard.pauseLeft(account.email)
  if (pause > 0) return tooManyRequests(pause)
  if (account.password !== body.currentPassword) {
    world.passwordGuard.failed(account.email, passwordAttempts)
    return invalidField('/currentPassword', 'is wrong')
  }
  world.passwordGuard.passed(account.email)
  world.accounts.change(account.id, { password: body.newPassword })
  const values = { name: account.firstName }
  world.mailbox.send(letter('passwordChanged', { site: siteOf(account.site), to: account.email, values }))
  return privateReply(200, { success: true })
}
