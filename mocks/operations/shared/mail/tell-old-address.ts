import { siteOf } from '../../../catalogue/site-of.ts'
import type { Account } from '../../../state/accounts/account.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import type { World } from '../../../state/world.ts'
import { linkAddress } from './link-address.ts'

/**
 * Tells the address that an account had until now of the one it has got, with a link that takes the change back: whoever
 * reads it may never have asked for another.
 *
 * @param before the account as it was, with its old address
 */
export function tellOldAddress(
  before: Account,
  email: string,
  { world, request }: { world: World; request: Request },
): void {
  const site = siteOf(before.site)
  const link = world.links.make('undoChangeEmail', { userId: before.id, email: before.email }, (token) =>
    linkAddress('changeEmail', { site, query: `token=${token}`, world, request }),
  )
  const values = { name: before.firstName, email, link: link.url }
  world.mailbox.send(letter('emailChanged', { site, to: before.email, values, links: [link] }))
}
