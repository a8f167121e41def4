/**
 * A written date whose day and month stay on one line. Its weekday may have the line before: in large letters the whole is
 * wider than a phone, and the month would break.
 */
export const wholeDay = (date: string): string =>
  date.replace(/(?<=\d\.?) (?=\p{L})|(?<=\p{L}) (?=\d+$)/u, '\u00a0')
