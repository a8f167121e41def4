/** What a caller wishes for by the header Prefer: `example=NAME`, and `code=STATUS` (RFC 7240; the names are Prism's). */
export type Preference = { example?: string; status?: number }

/** Reads the header; preferences of other kinds are passed over. */
export function preferenceOf(header: string | null): Preference {
  const wishes = new Map(
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
  const [example, status] = [wishes.get('example'), Number(wishes.get('code'))]
  return { ...(example ? { example } : {}), ...(status > 0 ? { status } : {}) }
}
