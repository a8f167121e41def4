import type { Payment, User, VipMembership } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { isPaid } from './price/fees.ts'

/** How a customer stands with the VIP of a site (P-012, S-079). */
export type VipStanding =
  /** No membership runs; `endedOn` is the last day of the one that was. */
  | { at: 'none'; endedOn?: string }
  /** A membership runs that no money and no code has come for: it opens nothing yet. `fee` waits to be paid. */
  | { at: 'unpaid'; until?: string; fee?: Payment }
  /** Homes with priority can be booked, until the last day. */
  | { at: 'member'; until?: string; byCode: boolean }

type Member = Pick<User, 'vipSites' | 'vipMemberships' | 'payments'>

/**
 * Reads how somebody stands as the service judges it when they book: a membership that runs, and whose fee, the latest of
 * the site, is paid, overpaid or stood for by a code. A fee that was reminded of is as open as any other (K-072).
 */
export function vipStanding({ key }: Site, { vipSites, vipMemberships, payments }: Member): VipStanding {
  const membership = vipMemberships.find((one) => one.site === key)
  // the service leaves out of vipSites what has ended
  if (!vipSites.includes(key)) return { at: 'none', ...endOf(membership, 'endedOn') }
  const fee = payments.findLast((one) => one.site === key)
  const until = endOf(membership, 'until')
  if (fee && (isPaid(fee) || fee.payedWithCode)) return { at: 'member', byCode: fee.payedWithCode, ...until }
  return { at: 'unpaid', ...(fee && { fee }), ...until }
}

const endOf = <Name extends string>(membership: VipMembership | undefined, name: Name) =>
  (membership?.to === undefined ? {} : { [name]: membership.to }) as Partial<Record<Name, string>>
