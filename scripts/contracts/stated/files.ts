import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
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
  const [path = '', pointer = ''] = reference.split('#')
  const target = path === '' ? file : relative(root, resolve(root, dirname(file), path)).replaceAll('\\', '/')
  const keys = pointer.split('/').slice(1)
  const found = keys.reduce<unknown>(
    (value, key) => (isObject(value) ? value[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    contractFile(target),
  )
  return followed(found, target)
}
