import { jsonLines } from './json-lines.ts'
import type { FindLine } from './parse.ts'
import { parse } from './parse.ts'
import { readText } from './source.ts'

/** Where things stand in the documents that were read last. */
const known = new Map<string, FindLine>()

/** Keeps the lines of a document that has just been read; without them it is read again when somebody asks. */
export function rememberLines(uri: string, findLine: FindLine | undefined): void {
  if (findLine) known.set(uri, findLine)
  else known.delete(uri)
}

/** The lines of what these pointers name in a document; one that is gone has none. */
export async function linesIn(uri: string, pointers: ReadonlySet<string>): Promise<FindLine> {
  const found = known.get(uri)
  if (found) return found
  const text = await readText(uri).catch(() => undefined)
  if (text === undefined) return () => undefined
  const { findLine } = parse(text)
  if (findLine) return findLine
  const lines = jsonLines(text, pointers)
  return (pointer) => (pointer === '' ? 1 : lines.get(pointer))
}
