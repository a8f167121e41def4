import type { Json } from './json.ts'
import { isArray, isObject } from './json.ts'
import { segmentsOf } from './pointer.ts'
import { CORE_SCHEMA, YAMLException, load } from 'js-yaml'

/** The line, counted from 1, on which what a pointer names begins; of what is around it when that is not there. */
export type FindLine = (pointer: string) => number | undefined

/** A text that is neither YAML nor JSON; the message says what is wrong, and where. */
export class NotReadable extends Error {
  override name = 'NotReadable'
}

/** Deeper than anybody writes by hand, and well within what can be walked. */
const deepest = 1000

/**
 * Reads YAML 1.2 or JSON. Where the text is YAML, lines are known at once.
 *
 * @throws NotReadable
 */
export function parse(text: string): { value: Json; findLine?: FindLine } {
  // JSON is YAML as well, and read by its own parser in a tenth of the time
  if (/^\s*[{[]/.test(text)) {
    try {
      return { value: JSON.parse(text) as Json }
    } catch {
      // a flow mapping of YAML, or an error that the other parser gives a line for
    }
  }
  return parseYaml(text)
}

function parseYaml(text: string): { value: Json; findLine: FindLine } {
  // for every list the lines of its items, and for every object those of its keys and values by turns
  const lines = new Map<unknown, readonly number[]>()
  // of the nodes that are being read: where each begins, and where its members do
  const begins: number[] = []
  const members: (number[] | undefined)[] = []
  let first = 1
  try {
    const value = load(text, {
      schema: CORE_SCHEMA,
      maxDepth: deepest,
      listener: (event, { line, result }) => {
        if (event === 'open') {
          begins.push(line + 1)
          members.push(undefined)
          return
        }
        first = begins.pop() ?? first
        const inner = members.pop()
        const last = members.length - 1
        if (last >= 0) (members[last] ??= []).push(first)
        // what might have been the key of a mapping is closed twice, the second time without its members
        if (inner && !lines.has(result)) lines.set(result, inner)
      },
    }) as Json
    if (text.includes('*')) checkAliases(value)
    return { value, findLine: (pointer) => lineOf(value, pointer, lines) ?? first }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    throw new NotReadable(mark ? `${reason} (line ${mark.line + 1}, column ${mark.column + 1})` : reason)
  }
}

/** More values than any contract has, however often it repeats a part of itself. */
const mostValues = 5_000_000

/** Aliases can make a value hold itself, or a short text stand for more than there is room for. */
function checkAliases(root: Json): void {
  const sizes = new Map<Json, number>()
  const sizeOf = (value: Json | undefined): number => {
    if (typeof value !== 'object' || value === null) return 1
    const known = sizes.get(value)
    if (known !== undefined) return known
    sizes.set(value, Infinity)
    const size = Object.values(value).reduce<number>((sum, one) => sum + sizeOf(one), 1)
    sizes.set(value, size)
    return size
  }
  if (sizeOf(root) > mostValues) throw new NotReadable('its aliases repeat too much')
}

function lineOf(
  root: Json,
  pointer: string,
  lines: ReadonlyMap<unknown, readonly number[]>,
): number | undefined {
  let at: Json | undefined = root
  let line: number | undefined
  for (const key of segmentsOf(pointer)) {
    const known = lines.get(at)
    const index: number = isArray(at) ? Number(key) : isObject(at) ? Object.keys(at).indexOf(key) * 2 : -1
    if (index < 0 || known?.[index] === undefined) return line
    line = known[index]
    at = isArray(at) ? at[index] : isObject(at) ? at[key] : undefined
  }
  return line
}
