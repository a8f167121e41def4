import { parse } from 'secure-json-parse'

/** How deep lists and objects may lie in each other, and how many values there may be in all. */
export type JsonLimits = { depth: number; values?: number }

/** Why a text was not taken; `code` and `limit` are those of a ProblemField. */
export type JsonRefusal = {
  code: 'malformedBody' | 'maxDepth' | 'maxValues' | 'forbiddenName'
  detail: string
  limit?: number
}

export type ParsedJson = { value: unknown } | { refused: JsonRefusal }

const maxDetailLength = 300

const safely = { safe: true } as const

/**
 * Reads JSON that came from outside. A text that nests deeper than its limits is refused before it is parsed: whoever
 * walks through a value may do so by recursion. So is one with a name that stands for the prototype of an object
 * (`__proto__`, and `prototype` in `constructor`), however it is escaped: copying such a value could change all objects.
 */
export function parseJson(text: string, limits: JsonLimits): ParsedJson {
  const refused = tooMuch(text, limits)
  if (refused) return { refused }
  try {
    const value: unknown = parse(text, null, safely)
    // that is what the parser has for a value it refuses
    if (value !== null || text.trim() === 'null') return { value }
    const detail = 'no name may stand for the prototype of an object'
    return { refused: { code: 'forbiddenName', detail } }
  } catch (error) {
    const detail = error instanceof Error ? error.message.slice(0, maxDetailLength) : 'not JSON'
    return { refused: { code: 'malformedBody', detail } }
  }
}

/** The depth at which what was kept is given up; what comes from outside is refused long before. */
const keptDepth = 256

/** Reads JSON that was kept: without `__proto__` anywhere, or undefined when it can not be read. */
export function parseStored(text: string): unknown {
  if (tooMuch(text, { depth: keptDepth })) return undefined
  try {
    return parse(text, null, { protoAction: 'remove', constructorAction: 'ignore' }) as unknown
  } catch {
    return undefined
  }
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Measures a text by its brackets and commas; whether it is JSON at all is for the parser to say. */
function tooMuch(text: string, { depth, values = Infinity }: JsonLimits): JsonRefusal | undefined {
  let open = 0
  let count = 1
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at)
        break
      case openList:
      case openObject:
        open += 1
        count += 1
        if (open > depth) return { code: 'maxDepth', detail: `nested more than ${depth} deep`, limit: depth }
        break
      case closeList:
      case closeObject:
        open -= 1
        break
      case comma:
        count += 1
        break
    }
    if (count > values) return { code: 'maxValues', detail: `more than ${values} values`, limit: values }
  }
  return undefined
}

/** The place of the quote that ends the text which begins at `from`; the end of all when there is none. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) === backslash) before -= 1
    if ((at - before) % 2 === 1) return at
  }
  return text.length
}
