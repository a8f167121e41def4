import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

/** What the output of a service depends on besides its own contract: the generators and the parts all contracts share. */
const common = ['contracts/shared/*.yaml', 'scripts/generate/*.ts']

/**
 * SHA-256 over everything that decides what is generated for a service. File times mean nothing on a fresh clone, so
 * the stamp compares contents, with line ends made equal.
 */
export function fingerprint(service: string): string {
  const own = [`contracts/${service}.yaml`, `contracts/${service}/**/*.yaml`]
  const files = [...common, ...own].flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
  const hash = createHash('sha256')
  for (const file of files.filter((one) => !one.endsWith('.test.ts'))) {
    hash.update(`${file.replaceAll('\\', '/')}\n`)
    hash.update(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n'))
  }
  return hash.digest('hex')
}

export type Stamp = Record<string, string>

export const stampName = '.stamp.json'

/** The stamp that the present contracts call for. */
export function stampOf(names: string[]): Stamp {
  return Object.fromEntries(names.map((service) => [service, fingerprint(service)]))
}

