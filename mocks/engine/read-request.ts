import { parseCookie } from 'cookie'
import type { CompiledOperation, ParameterLocation } from './contract.ts'
import type { Incoming } from './incoming.ts'

export type Parameters = Record<ParameterLocation, Record<string, unknown>>

const noCookies = Object.create(null) as Record<string, string>

/** Cookies of a request: from its header, or handed over where a service worker cannot see the header. */
export function cookiesOf(
  request: Pick<Incoming, 'header'>,
  given?: Record<string, string>,
): Record<string, string> {
  if (given) return given
  const header = request.header('cookie')
  return header ? (parseCookie(header) as Record<string, string>) : noCookies
}

/** Collects the declared parameters of a request by location; undeclared ones are none of the contract's business. */
export function parametersOf(
  operation: CompiledOperation,
  request: Pick<Incoming, 'header' | 'search'>,
  path: Record<string, string>,
  cookies: Record<string, string>,
): Parameters {
  const found: Parameters = { path, query: {}, header: {}, cookie: {} }
  let query: URLSearchParams | undefined
  for (const { name, in: location, list } of operation.parameters) {
    let value: unknown
    if (location === 'cookie') value = cookies[name]
    else if (location === 'header') value = request.header(name)
    else if (location === 'query' && request.search !== '') {
      query ??= new URLSearchParams(request.search)
      const values = query.getAll(name)
      if (values.length > 0) value = list ? values : values[0]
    }
    if (value !== undefined) found[location][name] = value
  }
  return found
}
