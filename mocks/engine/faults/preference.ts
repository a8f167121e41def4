/** What a caller asks for by the header Prefer (RFC 7240; the names are Prism's): `example=NAME`, `code=STATUS`, `delay=MILLISECONDS`. */
export type Preference = { example?: string; status?: number; delayMs?: number }

/** Longest delay, as for faults. */
const maxDelayMs = 120_000

/** Reads the header; preferences of other kinds are passed over. */
export function preferenceOf(header: string | null): Preference {
  const preferences = new Map(
    (header ?? '').split(/[,;]/).map((one) => {
      const [name = '', ...value] = one.split('=')
      return [
        name.trim().toLowerCase(),
        value
          .join('=')
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ]
    }),
  )
  const [example, status] = [preferences.get('example'), Number(preferences.get('code'))]
  const delay = preferences.get('delay') ?? ''
  return {
    ...(example ? { example } : {}),
    ...(status > 0 ? { status } : {}),
    ...(/^\d+$/.test(delay) ? { delayMs: Math.min(maxDelayMs, Number(delay)) } : {}),
  }
}
