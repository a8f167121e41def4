/** The digits and signs that tell numbers apart; a Swedish number may be written with its century or without. */
function core(number: string): string {
  const plain = number.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^\d{12}$/.test(plain) ? plain.slice(2) : plain
}

/** Whether two personal numbers are one person's (V-052). */
export const isSameNumber = (one: string, other: string): boolean => core(one) === core(other)
