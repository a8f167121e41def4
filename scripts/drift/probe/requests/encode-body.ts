import type { Json } from '../../document/json.ts'
import { isArray, isObject, textOf } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, entriesOf, follow, objectAt } from '../../document/place.ts'
import { isJson } from '../../traffic/reading/media-type.ts'
import type { Operation } from '../../traffic/operations.ts'
import type { CaseBody } from '../cases/cases.ts'
import { ownValue } from '../../own-value.ts'

export type EncodedBody = { type: string; bytes: Uint8Array<ArrayBuffer> }

const form = 'multipart/form-data'

/** The first bytes of the kinds of files that services look into. */
const beginnings: Readonly<Record<string, readonly number[] | undefined>> = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x34],
}

/** Writes a body in its media type. */
export async function encodeBody(operation: Operation, body: CaseBody): Promise<EncodedBody> {
  const { type } = body
  if ('text' in body) return plain(type, body.text)
  const { value } = body
  if (isJson(type)) return plain(type, JSON.stringify(value))
  if (type === form) return multipart(value, mediaOf(operation, type))
  if (type === 'application/x-www-form-urlencoded') return plain(type, urlencoded(value))
  return plain(type.includes('*') ? 'application/octet-stream' : type, textFor(value))
}

const plain = (type: string, text: string): EncodedBody => ({ type, bytes: new TextEncoder().encode(text) })

const textFor = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : textOf(value))

function urlencoded(value: Json): string {
  const pairs = Object.entries(isObject(value) ? value : {}).flatMap(([name, one]) =>
    (isArray(one) ? one : [one ?? null]).map((item) => [name, textFor(item)]),
  )
  return new URLSearchParams(pairs).toString()
}

/** The boundary between the parts is the platform's own. */
async function multipart(value: Json, media: Place | undefined): Promise<EncodedBody> {
  const parts = new FormData()
  for (const [name, one] of Object.entries(isObject(value) ? value : {})) {
    for (const item of isArray(one) ? one : [one ?? null]) {
      if (media && isFile(child(media, 'schema'), name)) parts.append(name, fileOf(item, name, media))
      else if (typeof item === 'object') parts.append(name, jsonPart(item))
      else parts.append(name, textOf(item))
    }
  }
  const written = new Response(parts)
  return {
    type: written.headers.get('content-type') ?? form,
    bytes: new Uint8Array(await written.arrayBuffer()),
  }
}

const jsonPart = (item: Json): Blob => new Blob([JSON.stringify(item)], { type: 'application/json' })

const mediaOf = ({ body }: Operation, type: string): Place | undefined =>
  body?.content.find(([name]) => name === type)?.[1]

/** Whether a part is a file: text in a format of bytes, or a list of such. */
function isFile(schema: Place, name: string): boolean {
  const at = follow(schema)
  const composed = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => entriesOf(child(at, keyword)))
  if (composed.some((one) => isFile(one, name))) return true
  const own = follow(child(at, 'properties', name))
  return [own, follow(child(own, 'items'))].some((one) => {
    const { format, contentMediaType, contentEncoding } = objectAt(one)
    return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined)
  })
}

function fileOf(item: Json, name: string, media: Place): File {
  const { contentType } = objectAt(child(media, 'encoding', name))
  const [type = 'application/octet-stream'] = textOf(contentType).split(',').filter(Boolean)
  const bytes = new Uint8Array([
    ...(ownValue(beginnings, type.trim()) ?? []),
    ...new TextEncoder().encode('probe'),
  ])
  return new File([bytes], textFor(item) || 'probe', { type: type.trim() })
}
