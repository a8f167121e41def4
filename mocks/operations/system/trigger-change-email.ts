import { siteOf } from '../../catalogue/site-of.ts'
import { problem } from '../../engine/answer/problem.ts'
import { guessLimit, mailLimit } from '../../state/accounts/access/rate-limits.ts'
import { letter } from '../../state/mailbox/letter.ts'
import { ownAccount } from '../shared/request/own-account.ts'
import { emailInUse, tooManyRequests } from '../shared/problem-replies.ts'
import { empty } from '../shared/reply.ts'
import { siteNumbered } from '../shared/site-numbered.ts'
import { linkAddress } from '../shared/mail/link-address.ts'
import type { SystemOperation } from './shared/types.ts'

/** The mail goes to the new address: only whoever reads it there can make it hold. */
export const triggerChangeEmail: SystemOperation<'triggerChangeEmail'> = ({ body, user, world, request }) => {
  const { account, refused } = ownAccount(user, world)
  if (!account) return refused
  if (!siteNumbered(body.siteId).capabilities.login) return problem(403, 'forbidden')
  const { limits, accounts, links, mailbox } = world
  const subject = `email/${account.id}`
  const pause = limits.pauseLeft(subject, mailLimit) || limits.pauseLeft('register', guessLimit)
  if (pause > 0) return tooManyRequests(pause)
  if (accounts.isEmailTaken(body.email, account.id)) {
    limits.count('register', guessLimit)
    return emailInUse('/email')
  }
  limits.count(subject, mailLimit)
  const site = siteOf(account.site)
  const link = links.make('changeEmail', { userId: account.id, email: body.email }, (token) =>
    linkAddress('changeEmail', { site, query: `id=${token}`, world, request }),
  )
  const values = { name: account.firstName, link: link.url }
  mailbox.send(letter('changeEmail', { site, to: body.email, values, links: [link] }))
  return empty(204)
}
