import { isDeepStrictEqual } from 'node:util'
import { Source, getLineColLocation } from '@redocly/openapi-core'
import { CORE_SCHEMA, dump, load } from 'js-yaml'
import { segmentsOf } from '../../drift/document/pointer.ts'

type Members = Record<string, unknown>

/** A member for a mapping of a YAML text. */
export type Addition = {
  /** JSON Pointer of the mapping. */
  pointer: string
  key: string
  value: unknown
  /** How values that can hold others are written: each on its line, or within brackets. */
  layout?: 'block' | 'inline'
  /** It stands before the first key that comes after it; else behind all others. */
  sorted?: boolean
}

/**
 * The text of a YAML document with one more member; every other character stays where it is, comments as well. Undefined
 * where the text is written in a way in which this can not be told: what comes out is read again, and held against what
 * it should say.
 */
export function addMember(text: string, addition: Addition): string | undefined {
  const document = read(text)
  const mapping = mappingAt(document, addition.pointer)
  if (!mapping || addition.key in mapping) return undefined
  const place = getLineColLocation({
    source: new Source('contract.yaml', text),
    pointer: `#${addition.pointer}`,
    reportOnKey: false,
  })
  if (!place.end) return undefined
  const lines = text.split('\n')
  const [from, to] = [offsetOf(lines, place.start), offsetOf(lines, place.end)]
  const changed =
    text[from] === '{'
      ? withinBrackets(text, to - 1, addition, Object.keys(mapping).length > 0)
      : inBlock(lines, { line: place.start.line - 1, column: place.start.col - 1 }, addition, mapping)
  mapping[addition.key] = addition.value
  return changed !== undefined && isDeepStrictEqual(read(changed), document) ? changed : undefined
}

const offsetOf = (lines: readonly string[], { line, col }: { line: number; col: number }): number =>
  lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + col - 1

function read(text: string): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA })
  } catch {
    // a text that can't be read equals no document
    return undefined
  }
}

function mappingAt(document: unknown, pointer: string): Members | undefined {
  let found = document
  for (const key of segmentsOf(pointer)) found = isMembers(found) ? found[key] : undefined
  return isMembers(found) && !Array.isArray(found) ? found : undefined
}

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null

const written = ({ key, value }: Addition, flowLevel: number): string =>
  dump({ [key]: value }, { flowLevel, lineWidth: -1, noRefs: true }).trimEnd()

function withinBrackets(text: string, end: number, addition: Addition, hasOthers: boolean) {
  const before = text.slice(0, end)
  const member = written(addition, 0).slice(1, -1)
  const space = before.length - before.trimEnd().length
  const gap = hasOthers ? before.slice(before.length - space) : ' '
  return `${before.trimEnd()}${hasOthers ? ',' : ''} ${member}${gap}${text.slice(end)}`
}

function inBlock(
  lines: readonly string[],
  { line, column }: { line: number; column: number },
  addition: Addition,
  mapping: Members,
): string | undefined {
  const own = written(addition, addition.layout === 'inline' ? 1 : -1)
  const added = own.split('\n').map((one) => ' '.repeat(column) + one)
  const next = addition.sorted ? Object.keys(mapping).find((key) => key > addition.key) : undefined
  const place = next === undefined ? endOf(lines, line, column) : lineOf(lines, { line, column }, next)
  return place === undefined ? undefined : lines.toSpliced(place, 0, ...added).join('\n')
}

/** The line after the last one that belongs to the mapping; empty ones and comments that follow belong to what is next. */
function endOf(lines: readonly string[], line: number, column: number): number {
  let end = line + 1
  for (const [index, text] of lines.entries()) {
    if (index <= line || /^\s*(#|$)/.test(text)) continue
    if (text.search(/\S/) < column) break
    end = index + 1
  }
  return end
}

/** The line at which a member begins; the first one may follow a dash. */
function lineOf(
  lines: readonly string[],
  { line, column }: { line: number; column: number },
  key: string,
): number | undefined {
  const first = lines[line] ?? ''
  if (keyIn(first.slice(column)) === key && first.slice(0, column).trim() === '') return line
  const found = lines.findIndex(
    (text, index) => index > line && text.search(/\S/) === column && keyIn(text.slice(column)) === key,
  )
  return found < 0 ? undefined : found
}

const keyIn = (text: string): string | undefined => /^(["']?)([^"':]+)\1\s*:/.exec(text)?.[2]
