import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'
import type { PaymentTrouble } from './payment-process.ts'

const told = tabDraft('payment-told', z.string().check(z.maxLength(500)))

/** As long as money may have been given, that is told each time; the rest is news once. */
const standing: readonly (PaymentTrouble | undefined)[] = ['outcomeUnknown', 'noAnswer', undefined]

/**
 * Why a payment is not paid, as long as it is news: what was told before the page was loaded anew is not told again.
 *
 * @param payment its id, of which each try has its own; undefined for one that another tab began, whose end is always
 * news
 */
export function useToldOnce(
  payment: string | undefined,
  trouble: PaymentTrouble | undefined,
): PaymentTrouble | undefined {
  const [before] = useState(told.kept)
  const one = `${payment} ${trouble}`
  const isNews = payment === undefined || standing.includes(trouble)
  useEffect(() => {
    if (!isNews) told.keep(one)
  }, [isNews, one])
  return one === before && !isNews ? undefined : trouble
}
