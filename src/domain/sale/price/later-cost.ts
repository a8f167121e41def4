import type { Formats } from '#src/sites/site.ts'
import { monthlyCost, norms, swedishRate } from './monthly-cost.ts'
import type { HomeCosts, LoanProfile } from './monthly-cost.ts'

/** What running a house comes to cost more each year, as many associations reckon: the goal of the central banks. */
const yearlyRise = 1.02

/**
 * What a home costs each month in some years, once the tax relief has come back, in whole units of the currency: the loan
 * is paid off by the rules of its country and has the same interest, and fee and running costs rise by two percent a year.
 */
export function laterCost(
  costs: HomeCosts,
  profile: LoanProfile,
  currency: Formats['currency'],
  years: number,
): number {
  const now = monthlyCost(costs, profile, currency)
  const rate = profile.interest / 100 / 12
  let { loan, amortisation } = now
  for (let month = 0; month < years * 12; month += 1) {
    loan = Math.max(0, loan - amortisation)
    // by the share of the price that is left in Sweden; of an annuity, what is saved in interest is paid off as well
    amortisation =
      currency === 'SEK' ? (now.loan * swedishRate(loan / costs.price)) / 100 / 12 : amortisation * (1 + rate)
  }
  const interest = loan * rate
  const running = (now.fee + now.operation) * yearlyRise ** years
  const relief = norms[currency].relief(12 * (interest + now.debtInterest)) / 12
  return Math.round(interest + Math.min(amortisation, loan) + running + now.debtInterest - relief)
}
