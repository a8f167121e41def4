import type { components } from '#gen/account_service/types.ts'
import { siteOf } from '../../../catalogue/site-of.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import type { KnownShowing } from '../../../state/saved/showings.ts'
import type { World } from '../../../state/world.ts'
import { privateReply } from '../../shared/reply.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { invalidField, missingFields } from '../../shared/problem-replies.ts'
import type { AccountOperation } from '../shared/types.ts'

type ShowingRequest = components['schemas']['ShowingRequest']

/** What a visitor has to say of themselves. */
const ofVisitors = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

export const registerShowing: AccountOperation<'registerShowing'> = ({ body, user, world }) => {
  const { showingId } = body
  const known = world.showings.byId(showingId)
  if (!known) return invalidField('/showingId', 'names nothing that one can sign up for')
  const { account } = ownAccount(user, world)
  const missing = account ? [] : ofVisitors.filter((field) => body[field] === undefined)
  if (missing.length > 0) return missingFields(missing.map((field) => `/${field}`))
  const guest = account?.id ?? body.email?.toLowerCase() ?? ''
  const joined = world.showings.join(known, guest)
  if (joined === 'over') return problem(410, 'gone')
  if (joined === 'full') return problem(409, 'conflict')
  if (account && !account.showings.some((one) => one.showingId === showingId)) {
    world.accounts.change(account.id, { showings: [{ showingId }, ...account.showings].slice(0, 200) })
  }
  if (joined === 'joined') confirm(known, account ?? body, world)
  return privateReply(201, { showingId })
}

/** Mails when and where, as a clock on the wall there shows it. */
function confirm({ showing, stage }: KnownShowing, who: Partial<ShowingRequest>, { mailbox }: World): void {
  const site = siteOf(stage.site)
  const { locale, timeZone } = site
  const start = new Date(showing.start)
  const values = {
    name: who.firstName ?? '',
    project: stage.name,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(start),
    time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(start),
    place: showing.description,
  }
  mailbox.send(letter('showing', { site, to: who.email ?? '', values }))
}
