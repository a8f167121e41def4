import type { components } from '#gen/account_service/types.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import { problem } from '../../engine/answer/problem.ts'
import type { Account } from '../../state/accounts/account.ts'
import { withConsents } from '../../state/accounts/new-account.ts'
import { guessLimit } from '../../state/accounts/access/rate-limits.ts'
import { isValidPersonInput } from '../../state/accounts/person/person-input.ts'
import { changePriceMails } from '../../state/saved/price-mails.ts'
import type { World } from '../../state/world.ts'
import { privateReply } from '../shared/reply.ts'
import { tellOldAddress } from '../shared/mail/tell-old-address.ts'
import { siteNumbered } from '../shared/site-numbered.ts'
import { invalidField, emailInUse, tooManyRequests } from '../shared/problem-replies.ts'
import type { AccountOperation } from './shared/types.ts'
import { todayOf } from '../../state/today.ts'

type UserUpdate = components['schemas']['UserUpdate']

export const updateUser: AccountOperation<'updateUser'> = async ({ body, user, world, request }) => {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  const isConsentAlone = Object.keys(body).every((field) => field === 'consents')
  if (user.kind === 'board' && !isConsentAlone) return problem(403, 'forbidden')
  if (account.deceased) return privateReply(200, { status: 'error', result: 'Error', errorCode: 'general' })
  const locked = lockedField(account, body)
  if (locked) return invalidField(`/${locked}`, 'comes from the e-ID')
  if (!isGoodUpdate(account, body, world))
    return privateReply(200, { status: 'error', result: 'InvalidInput' })
  const pause = world.limits.pauseLeft('register', guessLimit)
  if (body.email !== undefined && pause > 0) return tooManyRequests(pause)
  if (body.email !== undefined && world.accounts.isEmailTaken(body.email, account.id)) {
    world.limits.count('register', guessLimit)
    return emailInUse('/email')
  }
  applyUpdate(account, body, { world, request })
  return privateReply(200, { status: 'ok', result: 'Ok', token: await world.tokens.issue(user) })
}

/** What an e-ID has told of a person stays as it is. */
function lockedField(account: Account, update: UserUpdate): keyof UserUpdate | undefined {
  if (account.securityNumber === undefined && account.pid === undefined) return undefined
  const locked = ['firstName', 'lastName', ...(account.birthDate ? ['birthDate' as const] : [])] as const
  return locked.find((field) => update[field] !== undefined && update[field] !== account[field])
}

/** Whether what changes can be right: consents for sites one can log in to, and a first password only. */
function isGoodUpdate(account: Account, update: UserUpdate, { clock }: World): boolean {
  if (update.password !== undefined && account.password !== undefined) return false
  const sites = (update.consents ?? []).map(({ siteId }) => siteNumbered(siteId))
  if (!sites.every(({ capabilities }) => capabilities.login)) return false
  return isValidPersonInput(update, siteOf(account.site), todayOf({ clock }))
}

function applyUpdate(
  account: Account,
  update: UserUpdate,
  { world, request }: { world: World; request: Request },
): void {
  const { accounts, clock } = world
  const { consents = [], priceMails, ...fields } = update
  if (priceMails !== undefined) changePriceMails(world, account.id, priceMails)
  const sites = consents.map(({ siteId }) => siteNumbered(siteId))
  accounts.change(account.id, {
    ...fields,
    consents: withConsents(account, sites, clock.iso()),
    ...(fields.password === undefined ? {} : { hasAccount: true }),
  })
  if (fields.email === undefined || fields.email === account.email) return
  tellOldAddress(account, fields.email, { world, request })
}
