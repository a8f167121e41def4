import type { Json } from '../../document/json.ts'

/** Values by key, as answers have told them. */
export type KeptValues = {
  /** @param source what has told it, such as an operation */
  keep: (key: string, value: Json | undefined, source: string) => void
  /** Those of one source after those of another, turn by turn: none stands before all of the others. */
  of: (key: string) => Json[]
  keys: () => string[]
}

const mostOfSource = 20

export function createKeptValues(): KeptValues {
  const bySource = new Map<string, Map<string, Json[]>>()
  return {
    keep: (key, value, source) => {
      if (value === undefined || value === null || value === '') return
      const sources = bySource.get(key) ?? new Map<string, Json[]>()
      bySource.set(key, sources)
      const known = sources.get(source) ?? []
      sources.set(source, known)
      if (known.length < mostOfSource && !known.includes(value)) known.push(value)
    },
    of: (key) => {
      const lists = [...(bySource.get(key)?.values() ?? [])]
      const longest = Math.max(0, ...lists.map((list) => list.length))
      const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []))
      return [...new Set(turns.flat())]
    },
    keys: () => [...bySource.keys()],
  }
}
