import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parse } from '../../drift/document/parse.ts'
import { segmentsOf, stepOf } from '../../drift/document/pointer.ts'
import { isRecord } from '../../generate/document.ts'
import { contractFiles } from '../../generate/fingerprint.ts'
import { contractsDir, root } from '../../generate/paths.ts'

export type ContractPlace = { file: string; line: number; column: number }

type Source = { file: string; value: unknown; lines: string[]; find: (pointer: string) => number | undefined }

/**
 * Where people have written what a pointer names in the bundle of a contract: bundling brings together what lies in
 * several files. Files are named from the root of the project, and read once for all pointers.
 */
export function contractPlaces(service: string): (pointer: string) => ContractPlace {
  const sources = new Map<string, Source>()
  const read = (file: string): Source => {
    const known = sources.get(file) ?? sourceOf(file)
    sources.set(file, known)
    return known
  }
  const start = read(join(contractsDir, `${service}.yaml`))

  /** Goes down from a place, over references to other files; where there is nothing more, stops at what is around it. */
  function placed(source: Source, from: string, rest: readonly string[]): ContractPlace {
    let value = valueAt(source.value, segmentsOf(from))
    let pointer = from
    for (const [at, key] of rest.entries()) {
      const reference = isRecord(value) ? value['$ref'] : undefined
      const [file = '', inner = ''] = typeof reference === 'string' ? reference.split('#') : []
      if (file !== '') return placed(read(resolve(dirname(source.file), file)), inner, rest.slice(at))
      if (!isRecord(value) && !Array.isArray(value)) break
      const next = (value as Record<string, unknown>)[key]
      if (next === undefined) break
      pointer += stepOf(key)
      value = next
    }
    const line = (pointer === '' ? 1 : source.find(pointer)) ?? 1
    const column = Math.max(0, source.lines[line - 1]?.search(/\S/) ?? 0) + 1
    return { file: relative(root, source.file).replaceAll('\\', '/'), line, column }
  }

  return (pointer) => {
    const segments = segmentsOf(pointer)
    const [section, kind = '', name = '', ...rest] = segments
    // what another file holds is a component of the bundle by the name that it has there
    if (section === 'components' && valueAt(start.value, ['components', kind, name]) === undefined) {
      const holder = contractFiles(service).find((file) => valueAt(read(file).value, [name]) !== undefined)
      if (holder) return placed(read(holder), stepOf(name), rest)
    }
    return placed(start, '', segments)
  }
}

function sourceOf(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const { value, findLine } = parse(text)
  return { file, value, lines: text.split('\n'), find: (pointer) => findLine?.(pointer) }
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
}
