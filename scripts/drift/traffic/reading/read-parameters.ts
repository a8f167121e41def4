import type { Json } from '../../document/json.ts'
import type { Exchange } from '../exchange.ts'
import { isJson } from './media-type.ts'
import type { Parameter } from '../operations.ts'
import { canBe, itemsOf, propertiesOf } from '../schema-kind.ts'
import { ownValue } from '../../own-value.ts'

/** What was sent for a parameter. `unclear` is what cannot be read without guessing, or was not recorded. */
export type Sent = { value: Json } | 'absent' | 'unclear'

type Call = {
  path: Readonly<Record<string, string>>
  query: readonly (readonly [name: string, value: string])[]
  headers: Exchange['requestHeaders']
}

/** The query of an address, in order, decoded as forms are (`+` is a blank). */
export function queryOf(url: string): [name: string, value: string][] {
  const start = url.indexOf('?')
  if (start === -1) return []
  const end = url.indexOf('#', start)
  return [...new URLSearchParams(url.slice(start + 1, end === -1 ? undefined : end))]
}

/** Reads a parameter as its `style` and `explode` say how it is written (OpenAPI 3.1 §4.8.12). */
export function sentFor(parameter: Parameter, call: Call): Sent {
  const { in: location, name } = parameter
  if (location === 'query') return fromQuery(parameter, call.query)
  if (location === 'cookie') return fromCookies(parameter, call.headers['cookie'])
  const raw = location === 'path' ? ownValue(call.path, name) : ownValue(call.headers, name.toLowerCase())
  if (raw === undefined) return location === 'querystring' ? 'unclear' : 'absent'
  if (location === 'header') return fromSimple(parameter, raw.trim(), ',')
  const text = decoded(raw)
  if (text === undefined) return 'unclear'
  if (parameter.style === 'label') return fromSimple(parameter, text.replace(/^\./, ''), '.')
  // nobody we know of writes `;id=5`, and no check is better than a wrong one
  return parameter.style === 'matrix' ? 'unclear' : fromSimple(parameter, text, ',')
}

function fromSimple(parameter: Parameter, text: string, separator: string): Sent {
  const { schema, mediaType, explode } = parameter
  if (mediaType !== undefined) return fromMediaType(mediaType, text)
  if (canBe(schema, 'array')) return { value: text === '' ? [] : text.split(separator) }
  return canBe(schema, 'object') ? fromPairs(text.split(separator), explode) : { value: text }
}

/** `role,admin,age,5`, or `role=admin,age=5` where it is exploded. */
function fromPairs(words: readonly string[], explode: boolean): Sent {
  if (!explode && words.length % 2 === 1) return 'unclear'
  const pairs = explode
    ? words.map((word) => word.split('=') as [string, string?])
    : words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]] as const] : []))
  return { value: Object.fromEntries(pairs.map(([key, value]) => [key, value ?? ''])) }
}

function fromQuery(parameter: Parameter, query: Call['query']): Sent {
  const { name, schema, mediaType, style, explode } = parameter
  if (style === 'deepObject') return fromDeepObject(parameter, query)
  const values = query.flatMap(([key, value]) => (key === name || key === `${name}[]` ? [value] : []))
  const isObjectOnly = canBe(schema, 'object') && mediaType === undefined
  if (isObjectOnly && style === 'form' && explode) return fromSpread(parameter, query)
  const [first] = values
  if (first === undefined) return 'absent'
  if (mediaType !== undefined) return fromMediaType(mediaType, first)
  if (canBe(schema, 'array')) {
    return { value: explode || values.length > 1 ? values : first.split(ownValue(separators, style) ?? ',') }
  }
  return isObjectOnly ? fromPairs(first.split(ownValue(separators, style) ?? ','), false) : { value: first }
}

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' }

/** An object of which every member is a parameter of its own; others may stand beside them. */
function fromSpread({ schema }: Parameter, query: Call['query']): Sent {
  const properties = propertiesOf(schema)
  const found = query.filter(([key]) => properties.has(key))
  if (found.length === 0) return 'absent'
  return { value: grouped(found, (key) => canBe(properties.get(key), 'array')) }
}

/** `filter[min]=1&filter[max]=2`; deeper nesting is written in ways that nobody has agreed on. */
function fromDeepObject({ name, schema }: Parameter, query: Call['query']): Sent {
  const inside = query.filter(([key]) => key.startsWith(`${name}[`))
  if (inside.length === 0) return query.some(([key]) => key === name) ? 'unclear' : 'absent'
  const members: [string, string][] = []
  for (const [key, value] of inside) {
    const [, member, isList] = /^\[([^[\]]+)\](\[\d*\])?$/.exec(key.slice(name.length)) ?? []
    if (member === undefined) return 'unclear'
    members.push([isList ? `${member}[]` : member, value])
  }
  const properties = propertiesOf(schema)
  const isList = (key: string) => key.endsWith('[]') || canBe(properties.get(key), 'array')
  const values = grouped(members, isList)
  return {
    value: Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key.replace(/\[\]$/, ''), value]),
    ),
  }
}

/** Members by name; a list where the contract has one, or where a name comes more than once. */
function grouped(
  pairs: readonly (readonly [string, string])[],
  isList: (key: string) => boolean,
): Record<string, Json> {
  const found = Object.create(null) as Record<string, string[]>
  for (const [key, value] of pairs) (found[key] ??= []).push(value)
  return Object.fromEntries(
    Object.entries(found).map(([key, values]) => [
      key,
      isList(key) || values.length > 1 ? values : (values[0] ?? ''),
    ]),
  )
}

/** Recorders leave cookies out, so that only a call with some says that another is missing. */
function fromCookies({ name, schema, mediaType }: Parameter, header: string | undefined): Sent {
  if (!header) return 'unclear'
  const pairs = header.split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return 'absent'
  const text = decoded(found.slice(name.length + 1).replace(/^"(.*)"$/, '$1'))
  if (text === undefined) return 'unclear'
  if (mediaType !== undefined) return fromMediaType(mediaType, text)
  // lists and objects in cookies are written in ways that nobody has agreed on
  if (canBe(schema, 'object') || canBe(schema, 'array') || itemsOf(schema)) return 'unclear'
  return { value: text }
}

function fromMediaType(mediaType: string, text: string): Sent {
  if (!isJson(mediaType)) return 'unclear'
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    // what should be JSON is judged as the text that it is
    return { value: text }
  }
}

function decoded(text: string): string | undefined {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    return undefined
  }
}
