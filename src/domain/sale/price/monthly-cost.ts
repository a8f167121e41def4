import type { Formats } from '#src/sites/site.ts'

/** What a visitor reckons with, in percent: part of the price in cash, and yearly interest. */
export type LoanProfile = { downPayment: number; interest: number }

/** What a home costs to buy and to live in; whole units of the currency, the last two each month. */
export type HomeCosts = {
  price: number
  /** All that is paid to the association or company, the interest on its loan included. */
  monthlyFee: number
  /** The part of the fee that is this interest. */
  sharedDebtFee?: number
  operatingCost: number
}

/** Each month; `net` is what is left to pay once the tax relief on interest has come back. */
export type MonthlyCost = {
  loan: number
  interest: number
  amortisation: number
  /** Percent of the loan each year, where the rule is a straight one. */
  amortisationRate: number | undefined
  /** What is paid to the association or company for running the house. */
  fee: number
  /** The interest on the share of its loan, which it pays and charges with the fee. */
  debtInterest: number
  operation: number
  gross: number
  relief: number
  net: number
}

type Norms = {
  /** The first month's amortisation of a loan with this share of the price, and its yearly rate if it has one. */
  amortise: (loan: number, share: number, interest: number) => { amount: number; rate?: number }
  /** Tax relief on a year's interest. */
  relief: (interest: number) => number
}

/** The norms of each country, by its currency (the rules as of 2026). */
export const norms: Record<Formats['currency'], Norms> = {
  // over 70 % of the price 2 % a year, over 50 % 1 %, then nothing; relief 30 % up to 100 000 kr and 21 % above
  SEK: {
    amortise: (loan, share) => {
      const rate = swedishRate(share)
      return { amount: (loan * rate) / 100 / 12, rate }
    },
    relief: (interest) => 0.3 * Math.min(interest, 100_000) + 0.21 * Math.max(interest - 100_000, 0),
  },
  // an annuity over thirty years; interest is deducted at 22 %, one's part of what a borettslag pays as well
  NOK: {
    amortise: (loan, _share, interest) => ({ amount: annuityPart(loan, interest, 30) }),
    relief: (interest) => 0.22 * interest,
  },
  // an annuity over twenty-five years; nothing is deducted since 2023
  EUR: {
    amortise: (loan, _share, interest) => ({ amount: annuityPart(loan, interest, 25) }),
    relief: () => 0,
  },
}

/** What a home costs each month with a loan for what is not paid in cash; rounded to whole units, sums of what is shown. */
export function monthlyCost(
  { price, monthlyFee, sharedDebtFee = 0, operatingCost }: HomeCosts,
  { downPayment, interest }: LoanProfile,
  currency: Formats['currency'],
): MonthlyCost {
  const share = 1 - downPayment / 100
  const loan = Math.round(price * share)
  const yearly = (loan * interest) / 100
  const { amount, rate } = norms[currency].amortise(loan, share, interest)
  const parts = {
    interest: Math.round(yearly / 12),
    amortisation: Math.round(amount),
    fee: Math.round(monthlyFee - sharedDebtFee),
    debtInterest: Math.round(sharedDebtFee),
    operation: Math.round(operatingCost),
  }
  const gross = parts.interest + parts.amortisation + parts.fee + parts.debtInterest + parts.operation
  const relief = Math.round(norms[currency].relief(yearly + 12 * sharedDebtFee) / 12)
  return { loan, ...parts, amortisationRate: rate, gross, relief, net: gross - relief }
}

/** The yearly rate of amortisation of a loan with this share of the price, in percent (as of April 2026). */
export function swedishRate(share: number): number {
  // a share such as 1 - 0.3 is not quite 0.7
  const percent = Math.round(share * 1e6) / 1e4
  if (percent > 70) return 2
  return percent > 50 ? 1 : 0
}

/** What the first payment of an annuity loan takes off the loan. */
function annuityPart(loan: number, interest: number, years: number): number {
  const months = years * 12
  const rate = interest / 100 / 12
  if (rate === 0) return loan / months
  return (loan * rate) / (1 - (1 + rate) ** -months) - loan * rate
}
