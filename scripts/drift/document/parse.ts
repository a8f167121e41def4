import { blockLines } from './block-lines.ts'
import type { Json } from './json.ts'
import type { FindLine } from './find-line.ts'
import { notedLines } from './noted-lines.ts'
import { NotReadable, readYaml } from './read-yaml.ts'

/**
 * Reads YAML 1.2 or JSON. Lines of YAML are looked for when somebody asks.
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
  const value = readYaml(text)
  if (text.includes('*')) checkAliases(value)
  const ofBlock = blockLines(text)
  let ofAll: FindLine | undefined
  return { value, findLine: (pointer) => ofBlock(pointer) ?? (ofAll ??= notedLines(text))(pointer) }
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
