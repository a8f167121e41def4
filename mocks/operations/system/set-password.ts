import { siteOf } from '../../catalogue/site-of.ts'
import { problem } from '../../engine/answer/problem.ts'
import { guessLimit } from '../../state/accounts/access/rate-limits.ts'
import { letter } from '../../state/mailbox/letter.ts'
import { tooManyRequests } from '../shared/problem-replies.ts'
import { privateReply } from '../shared/reply.ts'
import type { SystemOperation } from './shared/types.ts'

/** Whoever has the link may log in again at once, however many wrong passwords there were before. */
export const setPassword: SystemOperation<'setPassword'> = ({ body, world }) => {
  const { accounts, limits, links, mailbox, passwordGuard } = world
  const pause = limits.pauseLeft('setPassword', guessLimit)
  if (pause > 0) return tooManyRequests(pause)
  const { state, userId } = links.look(body.token, 'setPassword')
  const account = accounts.byId(userId)
  if (state !== 'good' || !account) {
    limits.count('setPassword', guessLimit)
    return problem(410, 'gone')
  }
  links.use(body.token)
  accounts.change(account.id, { password: body.password })
  passwordGuard.passed(account.email)
  const values = { name: account.firstName }
  mailbox.send(letter('passwordChanged', { site: siteOf(account.site), to: account.email, values }))
  return privateReply(200, { success: true })
}
