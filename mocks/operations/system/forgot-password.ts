import { siteOf } from '../../catalogue/site-of.ts'
import type { Account } from '../../state/accounts/account.ts'
import { mailLimit } from '../../state/accounts/access/rate-limits.ts'
import { letter } from '../../state/mailbox/letter.ts'
import type { World } from '../../state/world.ts'
import { tooManyRequests } from '../shared/problem-replies.ts'
import { empty } from '../shared/reply.ts'
import { linkAddress } from '../shared/mail/link-address.ts'
import type { SystemOperation } from './shared/types.ts'

/** Nobody learns from the answer who has an account: whether one is mailed to shows in the mailbox alone. */
export const forgotPassword: SystemOperation<'forgotPassword'> = ({ body, world, request }) => {
  const subject = `password/${body.email.toLowerCase()}`
  const pause = world.limits.pauseLeft(subject, mailLimit)
  if (pause > 0) return tooManyRequests(pause)
  world.limits.count(subject, mailLimit)
  const account = world.accounts.byEmail(body.email)
  if (account && !account.deceased) mailTo(account, world, request)
  return empty(204)
}

function mailTo(account: Account, world: World, request: Request): void {
  const { links, mailbox } = world
  const { email: to, firstName: name, id: userId } = account
  const site = siteOf(account.site)
  if (account.password === undefined || account.eidOnly) {
    mailbox.send(letter('eidOnly', { site, to, values: { name } }))
    return
  }
  const link = links.make('setPassword', { userId, email: to }, (token) =>
    linkAddress('setPassword', { site, query: `token=${token}`, world, request }),
  )
  mailbox.send(letter('setPassword', { site, to, values: { name, link: link.url }, links: [link] }))
}
