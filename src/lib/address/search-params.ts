/** Query parameters: a name that occurs once holds a text, one that occurs several times a list. */
export type SearchParams = Record<string, string | string[]>

/** Reads a query string; no value is guessed to be a number or JSON, the schema of the route does that. */
export function parseSearch(query: string): SearchParams {
  const read = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(query)) {
    const before = read.get(name)
    read.set(name, before === undefined ? value : [before, value].flat())
  }
  return Object.fromEntries(read)
}

/** Writes a query string with its question mark; a list gives one `name=value` each, empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (isText(item)) written.append(name, String(item))
  }
  // tags are separated by ; and read better unescaped; both are allowed in a query (RFC 3986 §3.4)
  const query = written.toString().replaceAll('%3B', ';').replaceAll('%2C', ',')
  return query && `?${query}`
}

function isText(value: unknown): value is string | number | boolean {
  return value !== '' && ['string', 'number', 'boolean'].includes(typeof value)
}
