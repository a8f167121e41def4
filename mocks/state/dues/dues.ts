import type { Site } from '#src/sites/site.ts'
import { countryOf, siteOf } from '../../catalogue/site-of.ts'
import type { Account } from '../accounts/account.ts'
import { ownObjects } from '../accounts/homes/own-objects.ts'
import { paymentReference } from './payment-reference.ts'

type Fee = Account['payments'][number]
type Status = Fee['status']

/** Something that somebody pays in My Pages: a VIP fee, or an instalment of their home. */
export type Due = Readonly<{
  /** The id under which My Pages lists it, and a payment of it names it. */
  id: string
  site: Site
  /** In whole units of the currency of the site. */
  amount: number
  /** What it is paid under at the bank. */
  number: string
  status: Status
  /** The home that it is for. */
  objectId?: string
}>

/** The id of a VIP fee: no site asks for two on a day. Undefined for one that is due on no day. */
export const feeIdOf = ({ site, dueDate }: Pick<Fee, 'site' | 'dueDate'>): string | undefined =>
  dueDate && `vip-${site.toLowerCase()}-${dueDate}`

/** Whether nothing has come in yet; one that is reminded of is as open as one that is invoiced. */
export const isOpen = (status: Status): boolean => status !== 'Paid' && status !== 'OverPaid'

/** All that an account has to pay and has paid, on every site. */
export function duesOf(account: Account): Due[] {
  const { id: owner, payments, site: key } = account
  const fees = payments.flatMap((fee): Due[] => {
    const id = feeIdOf(fee)
    if (id === undefined) return []
    const { amount = 0, status } = fee
    const number = paymentReference(`${owner}/${id}`, countryOf(fee.site))
    return [{ id, site: siteOf(fee.site), amount, number, status }]
  })
  const instalments = ownObjects(account).flatMap(({ objectId, instalments: parts }) =>
    parts.map(({ id, amount, status }): Due => {
      const number = paymentReference(id, countryOf(key))
      return { id, site: siteOf(key), amount, number, status, objectId }
    }),
  )
  return [...fees, ...instalments]
}

/** What somebody has to pay under this id, or has paid. */
export const dueOf = (account: Account, id: string): Due | undefined =>
  duesOf(account).find((due) => due.id === id)
