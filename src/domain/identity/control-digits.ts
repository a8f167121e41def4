const digitsOf = (text: string) => [...text.replaceAll(/\D/g, '')].map(Number)

/** The sum of the digits of a number, each by its weight. */
export const weighted = (text: string, weights: readonly number[]): number =>
  digitsOf(text).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0)

/** Whether the last of ten digits is the control digit of the others, by Luhn. */
export function luhnHolds(text: string): boolean {
  const doubled = digitsOf(text).map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
  return doubled.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0
}
