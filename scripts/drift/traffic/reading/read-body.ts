import type { Json } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, follow, objectAt } from '../../document/place.ts'
import type { Body } from '../exchange.ts'
import { essenceOf, isJson, charsetOf } from './media-type.ts'
import { partsOf } from './form-parts.ts'
import { canBe, isBinary, itemsOf, propertiesOf } from '../schema-kind.ts'

/** A body as a value. `unclear` is one that holds bytes, was not kept whole, or cannot be read without guessing. */
export type ReadBody = { value: Json; isText: boolean; files: ReadonlySet<string> } | 'unclear' | 'unreadable'

const noFiles: ReadonlySet<string> = new Set()
const utf8 = new TextDecoder()

/** Whether there was a body at all; `undefined` where nobody kept it. */
export const isThere = (body: Body): boolean | undefined => (body === undefined ? undefined : body.length > 0)

/**
 * Reads a body by its media type: JSON, a form of either kind, or text. Other kinds are nothing that a schema speaks of.
 *
 * @param described where the contract describes this kind of content
 */
export function readBody(body: Body, type: string, described: Place): ReadBody {
  if (body === undefined) return 'unclear'
  const essence = essenceOf(type)
  if (isJson(essence)) return fromJson(textOf(body))
  const schema = child(described, 'schema')
  if (schema.value === undefined) return 'unclear'
  if (essence === 'application/x-www-form-urlencoded')
    return { value: fromForm(textOf(body), schema), isText: true, files: noFiles }
  if (essence === 'multipart/form-data') return fromParts(body, type, described)
  if (essence.startsWith('text/') && essence !== 'text/event-stream' && !isBinary(schema)) {
    const charset = charsetOf(type) ?? 'utf-8'
    return charset === 'utf-8' || charset === 'us-ascii'
      ? { value: textOf(body), isText: true, files: noFiles }
      : 'unclear'
  }
  return 'unclear'
}

/** A mark of the byte order says nothing of what follows, and browsers leave it out (Encoding Standard, UTF-8 decode). */
const textOf = (body: string | Uint8Array): string =>
  typeof body === 'string' ? body.replace(/^\uFEFF/, '') : utf8.decode(body)

function fromJson(text: string): ReadBody {
  try {
    return { value: JSON.parse(text) as Json, isText: false, files: noFiles }
  } catch {
    return 'unreadable'
  }
}

function fromForm(text: string, schema: Place): Json {
  const properties = propertiesOf(schema)
  const found = Object.create(null) as Record<string, string[]>
  for (const [key, value] of new URLSearchParams(text)) (found[key.replace(/\[\]$/, '')] ??= []).push(value)
  return Object.fromEntries(
    Object.entries(found).map(([key, values]) => [key, valueOf(values, properties.get(key))]),
  )
}

/** Reads the parts of a form. One that is not whole is nobody's fault here. */
function fromParts(body: string | Uint8Array, type: string, described: Place): ReadBody {
  const parts = partsOf(textOf(body), /boundary="?([^";]+)"?/i.exec(type)?.[1])
  if (!parts) return 'unclear'
  const properties = propertiesOf(child(described, 'schema'))
  const names = new Map([...properties.keys()].map((name) => [name.toLowerCase(), name]))
  const found = Object.create(null) as Record<string, string[]>
  const files = new Set<string>()
  for (const { name: sent, isFile: isSentAsFile, text } of parts) {
    // servers take part names in any case, and clients count on it
    const name = properties.has(sent) ? sent : (names.get(sent.toLowerCase()) ?? sent)
    if (isSentAsFile || isFile(properties.get(name))) files.add(name)
    ;(found[name] ??= []).push(isSentAsFile ? '' : text)
  }
  const value = Object.fromEntries(
    Object.entries(found).map(([name, values]) => [
      name,
      valueOf(
        values.map((one) => partOf(one, name, described)),
        properties.get(name),
      ),
    ]),
  )
  return { value, isText: true, files }
}

const isFile = (property: Place | undefined): boolean =>
  property !== undefined && (isBinary(property) || (canBe(property, 'array') && isBinary(itemsOf(property))))

/** A part that is JSON by its encoding, or for want of one because the contract has an object there. */
function partOf(text: string, name: string, described: Place): Json {
  const { contentType } = objectAt(follow(child(described, 'encoding', name)))
  const property = propertiesOf(child(described, 'schema')).get(name)
  const item = canBe(property, 'array') ? itemsOf(property) : property
  if (!(typeof contentType === 'string' ? isJson(essenceOf(contentType)) : canBe(item, 'object'))) return text
  try {
    return JSON.parse(text) as Json
  } catch {
    // a part that should be JSON is judged as the text that it is
    return text
  }
}

function valueOf(values: readonly Json[], property: Place | undefined): Json {
  if (canBe(property, 'array')) {
    const [only] = values
    return values.length === 1 && Array.isArray(only) ? only : values
  }
  return values.length === 1 ? (values[0] ?? '') : values
}
