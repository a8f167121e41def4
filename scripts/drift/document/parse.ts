import { tryParseJson } from './json.ts'
import { blockLines } from './lines/block-lines.ts'
import type { Json } from './json.ts'
import type { FindLine } from './lines/find-line.ts'
import { notedLines } from './lines/noted-lines.ts'
import { deepest, isDeeper } from './depth.ts'
import { NotReadable, readYaml } from './read-yaml.ts'

/**
 * Reads YAML 1.2 or JSON. Lines of YAML are looked for when somebody asks.
 *
 * @throws NotReadable
 */
export function parse(text: string): { value: Json; findLine?: FindLine } {
  // JSON is YAML as well, and read by its own parser in a tenth of the time
  if (/^\s*[{[]/.test(text)) {
    // undefined for a flow mapping of YAML, or for an error that the other parser gives a line for
    const value = tryParseJson(text)
    if (value !== undefined) {
      if (isDeeper(value, deepest)) throw new NotReadable('it is nested too deeply')
      return { value }
    }
  }
  return parseYaml(text)
}

function parseYaml(text: string): { value: Json; findLine: FindLine } {
  const value = readYaml(text)
  if (text.includes('*')) checkAliases(value)
  const ofBlock = blockLines(text)
  let ofAll: FindLine | undefined
  return { value, findLine: (pointer) => ofBlock(pointer) ?? (ofAll ??= notedLines(text))(pointer) }
}

/** Far more than a contract gains by repeating a part of itself here and there. */
const maxValues = 100_000
const maxTimes = 10

/** Aliases can make a value hold itself, or a short text stand for more than there is room for. */
function checkAliases(root: Json): void {
  const sizes = new Map<Json, { size: number; height: number }>()
  let written = 0
  const measured = (value: Json | undefined): { size: number; height: number } => {
    if (typeof value !== 'object' || value === null) return { size: 1, height: 0 }
    const known = sizes.get(value)
    if (known) return known
    sizes.set(value, { size: Infinity, height: 0 })
    let [size, height] = [1, 0]
    for (const one of Object.values(value)) {
      const inner = measured(one)
      written += 1
      size += inner.size
      height = Math.max(height, inner.height)
      if (height >= deepest) throw new NotReadable('it is nested too deeply')
    }
    const found = { size, height: height + 1 }
    sizes.set(value, found)
    return found
  }
  const { size } = measured(root)
  if (size > maxValues && size > written * maxTimes) throw new NotReadable('its aliases repeat too much')
}
