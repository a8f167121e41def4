import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { overlayFiles } from '../contracts/overlay/promised.ts'
import { contractsDir, generatedDir, root } from './paths.ts'

/**
 * SHA-256 over everything that decides what is generated for a service: its contract with all files that it refers to,
 * and the generators with what they are told. File times mean nothing on a fresh clone, so contents are compared, with
 * line ends made equal.
 */
export function fingerprint(service: string): string {
  const generators = globSync(
    ['scripts/generate/**/*.ts', 'scripts/contracts/overlay/*.ts', 'orval.config.ts', 'openapi-ts.config.ts'],
    { cwd: root },
  ).filter((file) => !file.endsWith('.test.ts'))
  const files = [...contractFiles(service), ...generators.map((file) => join(root, file))]
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(`${relative(root, file).replaceAll('\\', '/')}\n`)
    hash.update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  }
  return hash.digest('hex')
}

/** The file of a contract, its overlays, and every file that they refer to; what is not there is left out. */
export function contractFiles(service: string): string[] {
  const found = new Set<string>()
  const open = [join(contractsDir, `${service}.yaml`), ...overlayFiles(service)]
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || !existsSync(file)) continue
    found.add(file)
    const references = readFileSync(file, 'utf8').matchAll(/\$ref:\s*['"]?([^#'"\s]+)#/g)
    for (const [, target = ''] of references) open.push(resolve(dirname(file), target))
  }
  return [...found]
}

/** What is compiled on each machine, and committed nowhere. */
export const compiledFiles = ['wire.js', 'published.js']

/** The first line of a compiled file: the fingerprint that it was compiled from. */
export const compiledHeader = (print: string): string => `// contract ${print}\n`

/** The fingerprint by service from which what is committed in `generated/` was made. */
export type Stamp = Record<string, string>

export const stampFile = join(generatedDir, '.stamp.json')

/** A stamp as it is written into its file. */
export const stampText = (stamp: Stamp): string => `${JSON.stringify(stamp, null, 2)}\n`

/** The stamp that the present contracts call for. */
export function stampOf(names: string[]): Stamp {
  return Object.fromEntries(names.map((service) => [service, fingerprint(service)]))
}
