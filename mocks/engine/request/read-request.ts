import { parseCookie } from 'cookie'
import type { CompiledOperation, ParameterLocation } from '../contract.ts'
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
  for (const { name, in: location, list, number } of operation.parameters) {
    let value: unknown
    if (location === 'cookie') value = cookies[name]
    else if (location === 'header') value = request.header(name)
    else if (location === 'query' && request.search !== '') {
      query ??= new URLSearchParams(request.search)
      const values = query.getAll(name)
      // of what may come once, two are one too many
      if (values.length > 0) value = list || values.length > 1 ? values : values[0]
    }
    if (value === undefined) continue
    found[location][name] = number ? asNumber(value) : value
  }
  return found
}

/** A number as JSON writes it, without an exponent; a path says 100 and no 0x64, 1e2 or ` 100 `. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** The value of a parameter that is a number; NaN, which no contract admits, where the text is none. */
function asNumber(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asNumber)
  return typeof value === 'string' && plainNumber.test(value) ? Number(value) : Number.NaN
}
