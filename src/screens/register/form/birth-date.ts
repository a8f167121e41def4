/** A birth date typed as ddmmyyyy (V-005, G-105) or as yyyy-mm-dd, as an ISO date; anything else is none, and answers ''. */
export function isoDateOf(typed: string): string {
  const iso = typed.trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso
  const digits = typed.replaceAll(/[\s./-]/g, '')
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(digits) ?? []
  return day ? `${year}-${month}-${day}` : ''
}
