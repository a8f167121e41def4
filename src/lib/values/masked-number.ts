/** A personal number as it may be shown: the date, and stars for what makes it somebody's own. */
export const maskedNumber = (number: string): string =>
  number.replace(
    /^(\d{8}-|\d{6}[-+A-Y]?)(.+)$/,
    (_whole, date: string, rest: string) => date + '*'.repeat(rest.length),
  )
