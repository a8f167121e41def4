import type { Day } from '../catalogue/dates.ts'
import { homeFile } from '../catalogue/pages/files/home-files.ts'
import type { Account } from './accounts/account.ts'

type ActiveObject = NonNullable<Account['activeObject']>
type Step = ActiveObject['timeline'][number]['step']

/**
 * The steps of a purchase that are not over on their day, since what they are for has not been done: the first agreement
 * is not signed, or the home is not paid. What was over when the world began stays so.
 */
export function openSteps(
  object: ActiveObject | undefined,
  { signedDocuments = {} }: Pick<Account, 'signedDocuments'>,
  today: Day,
): ReadonlySet<Step> {
  const open = new Set<Step>()
  if (!object || object.succession) return open
  const { timeline, instalments, stageId, objectNumber = '' } = object
  const contract = timeline.find(({ step }) => step === 'contract')
  const payment = timeline.find(({ step }) => step === 'payment')
  const replaced = payment?.date !== undefined && payment.date <= today
  const agreement = homeFile({ stageId, objectNumber }, 'preliminary-agreement', 'sv').id
  if (contract && contract.state !== 'done' && !replaced && !(agreement in signedDocuments))
    open.add('contract')
  const rest = instalments.find(({ kind }) => kind === 'finalPayment')
  if (rest && rest.status !== 'Paid' && rest.status !== 'OverPaid') open.add('payment')
  return open
}
