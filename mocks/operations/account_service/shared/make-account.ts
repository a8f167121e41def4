import type { Site } from '#src/sites/site.ts'
import type { Account } from '../../../state/accounts/account.ts'
import type { RegisterForm } from '../../../state/accounts/access/identifications.ts'
import { type ProvenIdentity, claimedAccount, newAccount } from '../../../state/accounts/new-account.ts'
import { joinVip } from '../../../state/accounts/vip/vip.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import type { World } from '../../../state/world.ts'
import { todayOf } from '../../../state/today.ts'

type Proof = {
  identity?: ProvenIdentity
  /** Who this is known as, a buyer without an account. */
  known?: Account | undefined
}

/** Makes the account that a form describes, with what an e-ID has proven; a campaign code makes a VIP of its holder. */
export function makeAccount(
  form: RegisterForm,
  site: Site,
  world: World,
  { identity, known }: Proof = {},
): Account {
  const { accounts, clock, emailCodes, mailbox } = world
  const now = clock.iso()
  const made = known
    ? accounts.change(known.id, claimedAccount(known, form, site, now))
    : accounts.add(newAccount(form, site, now))
  const vip = form.campaignCode ? joinVip(made, site, todayOf(world, site), form.campaignCode) : {}
  const account = accounts.change(made.id, { ...identity, ...vip })
  emailCodes.spend(form.email)
  mailbox.send(letter('welcome', { site, to: form.email, values: { name: form.firstName } }))
  return account
}
