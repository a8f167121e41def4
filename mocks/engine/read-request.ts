import { parseCookie } from 'cookie'
import type { CompiledOperation, ParameterLocation } from './contract.ts'

export type Parameters = Record<ParameterLocation, Record<string, unknown>>

/** Cookies of a request: from its header, or handed over where a service worker cannot see the header. */
export function cookiesOf(request: Request, given?: Record<string, string>): Record<string, string> {
  if (given) return given
  const header = request.headers.get('cookie')
  return header ? (parseCookie(header) as Record<string, string>) : {}
}

/** Collects the declared parameters of a request by location; undeclared ones are none of the contract's business. */
export function parametersOf(
  operation: CompiledOperation,
  request: Request,
  query: URLSearchParams,
  path: Record<string, string>,
  cookies: Record<string, string>,
): Parameters {
  const found: Parameters = { path: { ...path }, query: {}, header: {}, cookie: {} }
  for (const { name, in: location, list } of operation.parameters) {
    if (location === 'path') continue
    const value = raw(location, name, list, request, query, cookies)
    if (value !== undefined) found[location][name] = value
  }
  return found
}

function raw(
  location: ParameterLocation,
  name: string,
  list: boolean,
  request: Request,
  query: URLSearchParams,
  cookies: Record<string, string>,
): unknown {
  if (location === 'cookie') return cookies[name]
  if (location === 'header') return request.headers.get(name) ?? undefined
  const values = query.getAll(name)
  if (values.length === 0) return undefined
  return list ? values : values[0]
}
