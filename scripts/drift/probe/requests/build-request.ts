import type { Json } from '../../document/json.ts'
import { textOf } from '../../document/json.ts'
import type { Operation, Parameter } from '../../traffic/operations.ts'
import type { Case } from '../cases/cases.ts'
import { encodeBody } from './encode-body.ts'
import { written } from './write-parameter.ts'

/** A request as it goes over the wire. */
export type ProbeRequest = {
  method: string
  /** From the root of the service, the path of its server left out. */
  address: string
  headers: Readonly<Record<string, string>>
  body: Uint8Array<ArrayBuffer> | undefined
  /** What the path holds, by name of the parameter. */
  path: Readonly<Record<string, string>>
}

/** What a case leaves open. */
export type Open = {
  fill: (parameter: Parameter) => Json | undefined
  /** What the service has set so far. */
  cookies: readonly (readonly [name: string, value: string])[]
}

/** Parameters that nothing is known for: the request cannot be made. */
export type Unknown = { unknown: readonly Parameter[] }

/**
 * Makes the request of a case. Parameters that the case does not set are sent where they are required, with what `fill`
 * gives. Cookies of the service go along, and stand for those of examples.
 */
export async function buildRequest(
  operation: Operation,
  { purpose, settings, without, body, headers: more = {} }: Case,
  { fill, cookies: known }: Open,
): Promise<ProbeRequest | Unknown> {
  const unknown: Parameter[] = []
  const path = Object.create(null) as Record<string, string>
  const query: string[] = []
  const cookies = new Map<string, string>()
  const headers = Object.create(null) as Record<string, string>
  headers['accept'] = acceptOf(operation)
  Object.assign(headers, more)
  for (const parameter of operation.parameters) {
    const setting = settings.find((one) => one.parameter === parameter)
    if (parameter === without || (!setting && !parameter.isRequired)) continue
    const text = setting && 'text' in setting ? setting.text : undefined
    const value = setting && 'value' in setting ? setting.value : fill(parameter)
    if (text === undefined && value === undefined) {
      unknown.push(parameter)
      continue
    }
    const pairs = text === undefined ? written(parameter, value ?? null) : [[parameter.name, text] as const]
    for (const [name, one] of pairs) {
      if (parameter.in === 'path') path[name] = one
      else if (parameter.in === 'header') headers[name.toLowerCase()] = one
      else if (parameter.in === 'cookie') cookies.set(name, encodeURIComponent(one))
      else if (parameter.in === 'querystring') query.push(one)
      else query.push(`${encodeURIComponent(name)}=${encodeURIComponent(one)}`)
    }
  }
  if (unknown.length > 0) return { unknown }
  const encoded = body && (await encodeBody(operation, body))
  for (const [name, value] of known) {
    if (name !== without?.name && (purpose === 'example' || !cookies.has(name))) cookies.set(name, value)
  }
  const pairs = [...cookies].map(([name, value]) => `${name}=${value}`)
  if (pairs.length > 0) headers['cookie'] = pairs.join('; ')
  if (encoded) headers['content-type'] = encoded.type
  const search = query.length > 0 ? `?${query.join('&')}` : ''
  return {
    method: operation.method,
    address: filled(operation, path) + search,
    headers,
    body: encoded?.bytes,
    path,
  }
}

function filled({ path: template, multiSegment }: Operation, path: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = path[name] ?? ''
    return multiSegment.has(name)
      ? value.split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(value)
  })
}

/** Every media type that the contract answers with. */
function acceptOf({ answers }: Operation): string {
  const types = [...answers.values()].flatMap(({ content }) => content.map(([type]) => textOf(type)))
  return [...new Set([...types, '*/*;q=0.1'])].join(', ')
}
