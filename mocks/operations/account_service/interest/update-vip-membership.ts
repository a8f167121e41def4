import type { Site } from '#src/sites/site.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { problem } from '../../../engine/answer/problem.ts'
import type { Account } from '../../../state/accounts/account.ts'
import { guessLimit } from '../../../state/accounts/access/rate-limits.ts'
import { joinVip } from '../../../state/accounts/vip/vip.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import type { World } from '../../../state/world.ts'
import { privateReply } from '../../shared/reply.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { tooManyRequests } from '../../shared/problem-replies.ts'
import { campaignVerdict } from '../shared/register-form.ts'
import type { AccountOperation } from '../shared/types.ts'
import { todayOf } from '../../../state/today.ts'

export const updateVipMembership: AccountOperation<'updateVipMembership'> = async (call) => {
  const { body, world } = call
  const { account, user, refused } = ownAccount(call.user, world)
  if (!account) return refused
  const site = siteNumbered(body.siteId)
  if (!site.capabilities.vip) return problem(403, 'forbidden')
  if (account.deceased) return privateReply(200, { status: 'error', result: 'Error', errorCode: 'general' })
  const pause = world.limits.pauseLeft('register', guessLimit)
  if (body.campaignCode !== undefined && pause > 0) return tooManyRequests(pause)
  const verdict = campaignVerdict(body.campaignCode, site, world)
  if (verdict) return privateReply(200, verdict)
  const changes = joinVip(account, site, todayOf(world, site), body.campaignCode)
  if (changes.vip) {
    world.accounts.change(account.id, changes)
    confirm(account, site, changes, world)
  }
  return privateReply(200, { status: 'ok', result: 'Ok', token: await world.tokens.issue(user) })
}

function confirm(
  { email: to, firstName: name }: Account,
  site: Site,
  { vip, payments = [] }: ReturnType<typeof joinVip>,
  { mailbox }: World,
): void {
  if (vip?.campaignCode) {
    const values = { name, code: vip.campaignCode }
    mailbox.send(letter('vipByCode', { site, to, values }))
    return
  }
  const { amount = 0, dueDate = '' } = payments.at(-1) ?? {}
  const values = { name, amount: fill(site.formats.price, { n: amount }), date: dueDate }
  mailbox.send(letter('vipFee', { site, to, values }))
}
