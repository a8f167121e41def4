import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { segmentsOf } from '../../drift/document/pointer.ts'
import { root } from '../../generate/paths.ts'
import { type Json, isObject } from './marks.ts'

const read = new Map<string, { text: string; value: Json }>()

/** A file of the contracts by its path from the project's folder; it is parsed again only when it has changed. */
export function contractFile(file: string): Json {
  const text = readFileSync(join(root, file), 'utf8')
  const known = read.get(file)
  if (known?.text === text) return known.value
  const value: unknown = load(text, { schema: CORE_SCHEMA })
  const held = isObject(value) ? value : {}
  read.set(file, { text, value: held })
  return held
}

/** What a node refers to, in its own file or another; the node itself where it refers to nothing. */
export function followed(node: unknown, file: string): unknown {
  const reference = isObject(node) ? node['$ref'] : undefined
  if (typeof reference !== 'string') return node
  const target = targetOf(reference, file)
  return followed(valueAt(target), target.file)
}

type Target = { file: string; pointer: string }

/** Where a reference in a file leads to; files are named from the project's folder. */
export function targetOf(reference: string, from: string): Target {
  const [path = '', pointer = ''] = reference.split('#')
  const file = path === '' ? from : relative(root, resolve(root, dirname(from), path)).replaceAll('\\', '/')
  return { file, pointer }
}

/** What stands there; undefined where nothing does. */
export function valueAt({ file, pointer }: Target): unknown {
  let value: unknown = contractFile(file)
  for (const key of segmentsOf(pointer)) value = isObject(value) ? value[key] : undefined
  return value
}
