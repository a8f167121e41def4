import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import type { Service } from '../contracts.ts'
import type { CompiledOperation } from '../engine/contract.ts'

/** Where contracts lie compiled, one folder each, with `wire.js` and `openapi.json`. */
const generated = 'generated'

/**
 * Contracts that no registry is written for: those in these folders, and those of `generated/` that are none of the known
 * services. All of their operations are answered from the contract.
 *
 * @throws when a folder has no compiled contract
 */
export function ownServices(folders: readonly string[], known: readonly Service[]): Service[] {
  const names = new Set(known.map(({ name }) => name))
  const unknown = existsSync(generated)
    ? readdirSync(generated).filter(
        (name) => !names.has(name) && existsSync(join(generated, name, 'wire.js')),
      )
    : []
  return [...unknown.map((name) => join(generated, name)), ...folders].map(serviceIn)
}

function serviceIn(folder: string): Service {
  if (!existsSync(resolve(folder, 'wire.js')))
    throw new Error(`--contract: ${folder} has no compiled contract.`)
  const load = createRequire(resolve('package.json'))
  const { routes } = load(resolve(folder, 'wire.js')) as { routes: CompiledOperation[] }
  const document = () => JSON.parse(readFileSync(resolve(folder, 'openapi.json'), 'utf8')) as unknown
  return { name: nameOf(folder), routes, operations: {}, document: () => Promise.resolve(document()) }
}

/** A name as services have one: of small letters. */
const nameOf = (folder: string) =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')
    .slice(0, 60)

/** What the start tells of operations that nobody has written; nothing where all are. */
export function toldOfUnwritten(unwritten: readonly { operationId: string }[]): string | undefined {
  const shown = unwritten.slice(0, 12).map(({ operationId }) => operationId)
  const more = unwritten.length - shown.length
  const names = [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ')
  const [subject, verb] = unwritten.length === 1 ? ['operation', 'is'] : ['operations', 'are']
  return unwritten.length === 0
    ? undefined
    : `${unwritten.length} ${subject} that nobody has written ${verb} answered from the contract: ${names}`
}
