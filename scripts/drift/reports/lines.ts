import { LineCounter, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml'
import { segmentsOf } from '../document/pointer.ts'
import { displayName, readText } from '../document/source.ts'
import type { Finding, FoundSource } from '../finding.ts'

type Find = (pointer: string) => number | undefined

/** Adds the line to every place that a finding names, and writes files as people do. */
export async function withLines(findings: readonly Finding[]): Promise<Finding[]> {
  const files = new Map<string, Promise<Find>>()
  const located = async (source: FoundSource | undefined): Promise<FoundSource | undefined> => {
    if (!source) return undefined
    const find = files.get(source.file) ?? finderFor(source.file)
    files.set(source.file, find)
    const line = (await find)(source.pointer)
    return {
      file: displayName(source.file),
      pointer: source.pointer,
      ...(line === undefined ? {} : { line }),
    }
  }
  return Promise.all(
    findings.map(async (finding) => {
      const [old, now] = await Promise.all([located(finding.old), located(finding.new)])
      return { ...finding, ...(old ? { old } : {}), ...(now ? { new: now } : {}) }
    }),
  )
}

/** Reads a file once more, for where in it things stand; one that is gone has no lines. */
async function finderFor(uri: string): Promise<Find> {
  const text = await readText(uri).catch(() => undefined)
  if (text === undefined) return () => undefined
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'silent' })
  return (pointer) => {
    const offset = offsetOf(document.contents, segmentsOf(pointer))
    return offset === undefined ? undefined : counter.linePos(offset).line
  }
}

/** Where the last key that exists begins. */
function offsetOf(contents: unknown, keys: readonly string[]): number | undefined {
  let node = contents
  let offset: number | undefined = 0
  for (const key of keys) {
    const next = memberOf(node, key)
    if (!next) return offset
    offset = next.offset ?? offset
    node = next.node
  }
  return offset
}

function memberOf(node: unknown, key: string): { node: unknown; offset: number | undefined } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(key)]
    return item === undefined ? undefined : { node: item, offset: rangeOf(item) }
  }
  const entry = isMap(node)
    ? node.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
    : undefined
  return isPair(entry) ? { node: entry.value, offset: rangeOf(entry.key) } : undefined
}

function rangeOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined
}
