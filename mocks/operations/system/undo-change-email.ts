import { siteOf } from '../../catalogue/site-of.ts'
import { problem } from '../../engine/answer/problem.ts'
import { guessLimit } from '../../state/accounts/access/rate-limits.ts'
import { letter } from '../../state/mailbox/letter.ts'
import { tooManyRequests } from '../shared/problem-replies.ts'
import { privateReply } from '../shared/reply.ts'
import type { SystemOperation } from './shared/types.ts'

/**
 * Gives an account back the address that the link was mailed to. The one that loses it is told, and so learns where to turn
 * when the old mailbox is somebody else's. Pressed again it changes nothing more.
 */
export const undoChangeEmail: SystemOperation<'undoChangeEmail'> = ({ body, world }) => {
  const { accounts, limits, links, mailbox } = world
  const pause = limits.pauseLeft('undoChangeEmail', guessLimit)
  if (pause > 0) return tooManyRequests(pause)
  const { state, userId, email } = links.look(body.token, 'undoChangeEmail')
  const account = accounts.byId(userId)
  if (state === 'used') return privateReply(200, { success: true })
  if (state !== 'good' || !account) {
    limits.count('undoChangeEmail', guessLimit)
    return problem(410, 'gone')
  }
  if (accounts.isEmailTaken(email, account.id)) return problem(409, 'emailInUse')
  links.use(body.token)
  links.endAllOf(account.id)
  accounts.change(account.id, { email })
  const values = { name: account.firstName, email }
  mailbox.send(letter('emailRestored', { site: siteOf(account.site), to: account.email, values }))
  return privateReply(200, { success: true })
}
