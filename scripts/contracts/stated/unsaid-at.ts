import { relative } from 'node:path'
import { root } from '../../generate/paths.ts'
import { censusOf } from './census.ts'
import { contractFile } from './files.ts'
import { Rows } from './rows.ts'
import type { Found } from './verdict.ts'

const counted = new WeakMap<object, Map<string, Found[]>>()
let rows: Rows | undefined

/** What nobody says of the nodes at or just below a place of a contract of the product: stated, or ours? */
export function unsaidAt(absoluteFile: string, pointer: string): string[] {
  const file = relative(root, absoluteFile).replaceAll('\\', '/')
  if (!/(?:^|\/)contracts\/(?!mock_control|overlays|journeys).*\.yaml$/.test(file)) return []
  return (unsaidIn(file).get(pointer.replace(/^#/, '').replace(/\/$/, '')) ?? []).map(
    ({ kind, name }) =>
      `the ${kind} ${name} names no row that states it, and is not marked as ours (x-assumed)`,
  )
}

/** By the node that a linter comes by: a keyword or an entry of a list belongs to the schema that has it. */
function unsaidIn(file: string): Map<string, Found[]> {
  // it is the same one until the file has changed
  const value = contractFile(file)
  const known = counted.get(value)
  if (known) return known
  rows ??= new Rows()
  const unsaid = censusOf(file, rows).filter(({ verdict }) => verdict === 'unsaid')
  const places = Map.groupBy(unsaid, ({ kind, pointer }) => pointer.replace(ownPart[kind] ?? '', ''))
  counted.set(value, places)
  return places
}

const ownPart: Partial<Record<Found['kind'], RegExp>> = {
  security: /\/security\/\d+$/,
  status: /\/responses\/[^/]+$/,
  header: /\/headers\/[^/]+$/,
  'media type': /\/content\/[^/]+$/,
  property: /\/properties\/[^/]+$/,
  required: /\/required\/\d+$/,
  value: /\/(?:enum\/\d+|const)$/,
  bound: /\/[^/]+$/,
  closed: /\/[^/]+$/,
  parameter: /\/parameters\/\d+$/,
}
