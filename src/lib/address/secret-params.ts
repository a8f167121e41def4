/** Query parameters that are somebody's key to something: what a mail or an e-ID sends along, and nobody else's business. */
const secretNames = ['code', 'token', 'id', 'poolingId', 'sid', 'cid']

/** A query without what must not be told to the content service, or stand in an address for long. */
export function withoutSecrets<T>(query: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !secretNames.includes(name)))
}

/** The same for the query string of an address; one without secrets stays as it is, to the letter. */
export function searchWithoutSecrets(search: string): string {
  const params = new URLSearchParams(search)
  const found = secretNames.filter((name) => params.has(name))
  if (found.length === 0) return search
  for (const name of found) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}
