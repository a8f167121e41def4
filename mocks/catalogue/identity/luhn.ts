/** The control digit of Luhn's algorithm for the digits before it: products of 2, 1, 2 … counted digit by digit. */
export function luhnDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const product = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return (10 - (sum % 10)) % 10
}

/** Whether the last digit is the Luhn control digit of those before it. */
export function luhnHolds(digits: string): boolean {
  return luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1))
}
