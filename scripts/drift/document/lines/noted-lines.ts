import type { FindLine } from './find-line.ts'
import type { Json, JsonObject } from '../json.ts'
import { isArray, isObject, valueAt } from '../json.ts'
import { segmentsOf } from '../pointer.ts'
import { readYaml } from '../read-yaml.ts'

/** Where every node stands, noted while the text is read once more: it takes a fourth longer, and is seldom asked for. */
export function notedLines(text: string): FindLine {
  // for every list the lines of its items, and for every object those of its keys and values by turns
  const lines = new Map<unknown, readonly number[]>()
  // of the nodes that are being read: where each begins, and where its members do
  const begins: number[] = []
  const members: (number[] | undefined)[] = []
  let first = 1
  const value = readYaml(text, (event, { line, result }) => {
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
  })
  // the places of keys, by object: one may have thousands, and be asked for each
  const orders = new Map<object, ReadonlyMap<string, number>>()
  const orderOf = (object: JsonObject): ReadonlyMap<string, number> => {
    const known = orders.get(object) ?? new Map(Object.keys(object).map((key, at) => [key, at]))
    orders.set(object, known)
    return known
  }
  return (pointer) => lineOf(value, pointer, lines, orderOf) ?? first
}

function lineOf(
  root: Json,
  pointer: string,
  lines: ReadonlyMap<unknown, readonly number[]>,
  orderOf: (object: JsonObject) => ReadonlyMap<string, number>,
): number | undefined {
  let at: Json | undefined = root
  let line: number | undefined
  for (const key of segmentsOf(pointer)) {
    const known = lines.get(at)
    // of an object the keys and the values are noted by turns
    let index = -1
    if (isArray(at)) index = Number(key)
    else if (isObject(at)) index = (orderOf(at).get(key) ?? -1) * 2
    if (index < 0 || known?.[index] === undefined) return line
    line = known[index]
    at = valueAt(at, [key])
  }
  return line
}
