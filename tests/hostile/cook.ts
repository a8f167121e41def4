import { dump } from 'js-yaml'
import { hostileNames, hostileReferences } from './names.ts'
import { nests, oddValues, yamlEnds } from './payloads.ts'
import type { Change, Payload, Recipe, Spoiling } from './recipe.ts'

type Value = null | boolean | number | string | Value[] | { [name: string]: Value }

/** What stands for `{port}` and `{hex}` in a payload. */
export type Traps = { port: number; hex: string }

// a private-use letter on either side: no document has it, and it is quoted nowhere
const [left, right] = ['\u{E000}', '\u{E001}']

/** What a second is asked for: what is repeated is not made larger than this, in letters. */
export const mostLetters = 10_000_000

/** Makes a hostile text of a good document, and of what a recipe says. */
export function cook(base: unknown, { changes, form, spoiling }: Recipe, traps: Traps): Buffer {
  const raw: string[] = []
  const kept = (payload: Payload): string => `${left}${raw.push(textOf(payload)) - 1}${right}`
  const start: { [name: string]: Value } = { root: base as Value }
  const root = changes.reduce((value, change) => changed(value, change, kept), start)['root'] ?? null
  const written = form === 'block' ? dump(root, { lineWidth: -1, noRefs: true }) : JSON.stringify(root)
  let size = 0
  const text = written
    .replaceAll(new RegExp(`"?${left}(\\d+)${right}"?`, 'g'), (_, number: string) => {
      const payload = raw[Number(number)] ?? ''
      size += payload.length
      return size > mostLetters ? '0' : payload
    })
    .replaceAll('{port}', String(traps.port))
    .replaceAll('{hex}', traps.hex)
  return spoilt(form === 'flow' ? `# flow\n${text}` : text, spoiling)
}

/** A payload as it stands in JSON. */
export function textOf(payload: Payload): string {
  switch (payload.put) {
    case 'odd':
      return oddValues[payload.number] ?? 'null'
    case 'name':
      return JSON.stringify(hostileNames[payload.number])
    case 'reference':
      return JSON.stringify({ $ref: hostileReferences[payload.number] })
    case 'nest': {
      const [open, close] = nests[payload.number] ?? ['[', ']']
      return `${open.repeat(payload.depth)}{}${close.repeat(payload.depth)}`
    }
    case 'wide':
      return wide(payload.of, payload.count)
    case 'long':
      return `"${payload.letter.repeat(payload.count)}"`
    case 'any':
      return payload.json
  }
}

function wide(of: 'list' | 'object' | 'schemas' | 'values', count: number): string {
  const members = (one: (at: number) => string) => Array.from({ length: count }, (_, at) => one(at)).join(',')
  if (of === 'list') return `[${members(String)}]`
  if (of === 'object') return `{${members((at) => `"k${at}":${at}`)}}`
  if (of === 'values') return `{"type":"string","enum":[${members((at) => `"v${at}"`)}]}`
  return `{"type":"object","properties":{${members((at) => `"k${at}":{"type":"string"}`)}}}`
}

type Holder = { [name: string]: Value } | Value[]

function changed(
  root: { [name: string]: Value },
  change: Change,
  kept: (payload: Payload) => string,
): { [name: string]: Value } {
  const places = placesIn(root)
  const at = places[change.place % places.length] ?? ['root']
  return edited(root, at, change, kept) as { [name: string]: Value }
}

/** Every place below the root, as the names that lead to it. */
function placesIn(value: Value, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name],
    ...placesIn(inner, [...path, name]),
  ])
}

function edited(
  value: Value,
  [name = '', ...rest]: string[],
  change: Change,
  kept: (payload: Payload) => string,
): Value {
  const holder = value as Holder
  const entries: [string, Value][] = Object.entries(holder)
  const mended = entries.flatMap(([key, inner]): [string, Value][] => {
    if (key !== name) return [[key, inner]]
    if (rest.length > 0) return [[key, edited(inner, rest, change, kept)]]
    return done(key, inner, change, kept)
  })
  return Array.isArray(holder) ? mended.map(([, inner]) => inner) : Object.fromEntries(mended)
}

function done(
  key: string,
  inner: Value,
  change: Change,
  kept: (payload: Payload) => string,
): [string, Value][] {
  switch (change.how) {
    case 'replace':
      return [[key, kept(change.payload)]]
    case 'rename':
      return [[hostileNames[change.name] ?? '', inner]]
    case 'remove':
      return key === 'root' ? [[key, null]] : []
    case 'repeat':
      return [[key, Array.isArray(inner) ? Array.from({ length: change.count }, () => inner).flat() : inner]]
    case 'add': {
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
        return [[key, [inner, kept(change.payload)]]]
      return [
        [
          key,
          Object.fromEntries([
            ...Object.entries(inner),
            [hostileNames[change.name] ?? '', kept(change.payload)],
          ]),
        ],
      ]
    }
  }
}

function spoilt(text: string, spoiling: Spoiling): Buffer {
  const bytes = Buffer.from(text)
  const position = 'at' in spoiling ? Math.floor((spoiling.at / 1000) * bytes.length) : 0
  switch (spoiling.spoil) {
    case 'nothing':
      return bytes
    case 'bytes':
      return Buffer.concat([
        bytes.subarray(0, position),
        Buffer.from(spoiling.bytes),
        bytes.subarray(position),
      ])
    case 'cut':
      return bytes.subarray(0, position)
    case 'mark':
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])
    case 'utf16':
      return Buffer.from(text, 'utf16le')
    case 'end':
      return Buffer.concat([bytes, Buffer.from(yamlEnds[spoiling.number] ?? '')])
  }
}
