import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledFiles, compiledHeader, fingerprint, type Stamp, stampFile } from '../generate/fingerprint.ts'
import { generatedDir, root, services } from '../generate/paths.ts'

/**
 * Makes what is derived from the contracts when it is missing or old: all of a service whose contract is newer than
 * `generated/`, otherwise the wire validators that are compiled on each machine. With CI set, committed output is left
 * as it is, so that the check can find it out of date.
 *
 * @throws when the generators fail; they have then said why
 */
export function ensureGenerated(): void {
  const current = services().map((service) => ({ service, print: fingerprint(service) }))
  const stamp = JSON.parse(read(stampFile) ?? '{}') as Stamp
  const behind = current.filter(({ service, print }) => stamp[service] !== print)
  if (behind.length > 0 && !process.env['CI']) {
    const names = behind.map(({ service }) => service)
    console.error(`Generating: newer than generated/ is ${names.join(', ')}.`)
    // one process for all is faster from some on
    const runs = names.length > 3 ? [[]] : names.map((name) => [`--service=${name}`])
    for (const options of runs) generate(options)
  } else if (current.some(({ service, print }) => !wireIsFrom(service, print))) {
    console.error('Compiling the wire validators: some are missing or old.')
    generate(['--wire-only'])
  }
}

/** For Vitest run by hand, which calls it before the first test: compiles validators that are not there at all. */
export function setup(): void {
  const missing = services().filter((service) =>
    compiledFiles.some((name) => !existsSync(join(generatedDir, service, name))),
  )
  const possible = missing.filter((service) => existsSync(join(generatedDir, service, 'openapi.json')))
  for (const service of possible) {
    console.error(`Compiling the validators of ${service}.`)
    generate(['--wire-only', `--service=${service}`])
  }
}

function wireIsFrom(service: string, print: string): boolean {
  const header = compiledHeader(print)
  const isFrom = (name: string) => read(join(generatedDir, service, name))?.startsWith(header) ?? false
  return compiledFiles.every(isFrom)
}

function generate(options: string[]): void {
  const args = [join(root, 'scripts/cli.ts'), 'generate', ...options]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('Generating failed; run npm run generate to see it again.')
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
