import { relative } from 'node:path'
import { root } from '../../generate/paths.ts'
import { contractFile, targetOf, valueAt } from '../stated/files.ts'
import { isObject } from '../stated/marks.ts'
import { contractSources } from '../stated/whole-census.ts'

/** Whether a place of a contract says what is sent, and not what is answered alone; by the files as they are now. */
export function placesInRequests(): (absoluteFile: string, pointer: string) => boolean {
  const reached = new Set<string>()
  for (const file of contractSources()) fromOperations(contractFile(file), file, reached)
  return (absoluteFile, pointer) => {
    const file = relative(root, absoluteFile).replaceAll('\\', '/')
    if (!file.startsWith('contracts/')) return true
    const path = pointer.replace(/^#/, '')
    if (/\/responses\//.test(path)) return false
    if (/\/(?:parameters|requestBody)\b/.test(path)) return true
    const [part = ''] = /^(?:\/components\/\w+\/[^/]+|\/[^/]+)/.exec(path) ?? []
    return reached.has(`${file}#${part}`)
  }
}

function fromOperations(value: unknown, file: string, reached: Set<string>): void {
  if (!isObject(value)) return
  if (value['operationId'] !== undefined) {
    follow([value['parameters'], value['requestBody']], file, reached)
  } else if (typeof value['in'] === 'string' && isObject(value['schema'])) {
    follow(value, file, reached)
  } else {
    for (const [key, inner] of Object.entries(value))
      if (key !== 'examples') fromOperations(inner, file, reached)
  }
}

/** Notes every part that a node refers to, and what those refer to. */
function follow(value: unknown, file: string, reached: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) follow(one, file, reached)
  if (!isObject(value)) return
  const reference = value['$ref']
  if (typeof reference === 'string') followReference(reference, file, reached)
  for (const [key, inner] of Object.entries(value)) if (key !== 'examples') follow(inner, file, reached)
}

function followReference(reference: string, file: string, reached: Set<string>): void {
  const target = targetOf(reference, file)
  const part = `${target.file}#${target.pointer}`
  if (target.file.startsWith('contracts/examples/') || reached.has(part)) return
  reached.add(part)
  follow(valueAt(target), target.file, reached)
}
