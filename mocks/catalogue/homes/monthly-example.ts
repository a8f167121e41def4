import type { Country } from '../codes.ts'
import type { Home } from '../types.ts'

/** The profile that the monthly cost begins with, in percent (K-069 for the down payment). */
export const loanExample = { downPayment: 15, interest: 3.4, amortisation: 2 }

/** Electricity, insurance and the like: each month and square metre. */
const operation: Readonly<Record<Country, number>> = { se: 9, no: 10, fi: 1 }

/** How many years an annuity runs; in Sweden a share of the loan is paid back each year. */
const annuityYears: Readonly<Record<Country, number | undefined>> = { se: undefined, no: 30, fi: 25 }

/** What a household pays each month beside fee and loan. */
export const operatingCost = ({ country, livingArea }: Home): number => operation[country] * livingArea

/** What the first month of a home costs with the example of a loan, in whole units: the parts, and their sum. */
export function monthlyExample(home: Home) {
  const { country, price = 0, acquisitionCosts, monthlyFee, sharedDebtFee } = home
  const cost = price + acquisitionCosts
  const loan = Math.round(cost * (1 - loanExample.downPayment / 100))
  const rate = loanExample.interest / 100 / 12
  const years = annuityYears[country]
  const repaid = years
    ? (loan * rate) / (1 - (1 + rate) ** (-12 * years)) - loan * rate
    : (loan * loanExample.amortisation) / 100 / 12
  const parts = {
    interest: Math.round((loan * loanExample.interest) / 100 / 12),
    amortisation: Math.round(repaid),
    running: monthlyFee - sharedDebtFee,
    sharedDebtFee,
    operation: operatingCost(home),
  }
  const sum = Object.values(parts).reduce((total, part) => total + part, 0)
  return { cost, loan, down: cost - loan, isAnnuity: years !== undefined, ...parts, sum }
}
