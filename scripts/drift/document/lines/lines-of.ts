import { jsonLines } from './json-lines.ts'
import type { FindLine } from './find-line.ts'
import { notedLines } from './noted-lines.ts'
import { parse } from '../parse.ts'
import { readText } from '../sources/source.ts'

/** Where things stand in the documents that were read, or the text of JSON, in which that is yet to be looked for. */
const known = new Map<string, FindLine | string>()

/** Keeps what is needed to say where things stand in a document that has just been read. */
export function rememberLines(uri: string, lines: FindLine | string): void {
  known.set(uri, lines)
}

/** The lines of a document that has just been read, whatever may be asked of it. */
export function linesWritten(uri: string): FindLine {
  const found = known.get(uri)
  if (typeof found !== 'string') return found ?? (() => undefined)
  // JSON is YAML as well, of which all lines are noted at once
  let lines: FindLine | undefined
  return (pointer) => (lines ??= notedLines(found))(pointer)
}

/** The lines of what these pointers name in a document; one that is gone has none. */
export async function linesIn(uri: string, pointers: ReadonlySet<string>): Promise<FindLine> {
  const found = known.get(uri) ?? (await linesRead(uri))
  if (typeof found !== 'string') return found
  const lines = jsonLines(found, pointers)
  return (pointer) => (pointer === '' ? 1 : lines.get(pointer))
}

async function linesRead(uri: string): Promise<FindLine | string> {
  const text = await readText(uri).catch(() => undefined)
  return text === undefined ? () => undefined : (parse(text).findLine ?? text)
}
