/** Before a unit, and between the digits of one number. */
const gap = /(?<=\d) (?=m²|kr\b|Mkr\b|kWh\b|€|\d{2,3}\b)/g

/** A text that breaks nowhere between a number and its unit, as people write it: `9 m²`, `25 000 kr`. */
export const unbroken = (text: string): string => text.replaceAll(gap, '\u00A0')

/** The same of every text in a value. */
export function unbrokenAll<T>(value: T): T {
  if (typeof value === 'string') return unbroken(value) as T
  if (Array.isArray(value)) return value.map((one) => unbrokenAll<unknown>(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unbrokenAll<unknown>(one)])) as T
}
