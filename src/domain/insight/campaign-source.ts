import { writeCookie } from '#src/lib/storage/cookies.ts'

/** About one day (K-047). */
const lifetimeSeconds = 24 * 60 * 60
const names = { utm_source: 'source', utm_medium: 'medium' } as const

/**
 * Remembers where a visitor came from, when the address says so: `utm_source` and `utm_medium` go to the cookies source
 * and medium (F-038, K-049, R-066). Both or none; what is no plain word is left alone.
 */
export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search)
  const values = Object.entries(names).map(([parameter, name]) => ({
    name,
    value: query.get(parameter) ?? '',
  }))
  if (!values.every(({ value }) => /^[\p{L}\p{N} ._-]{1,100}$/u.test(value))) return
  for (const { name, value } of values) writeCookie(name, value, lifetimeSeconds)
}
