import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractFiles } from '../../generate/fingerprint.ts'
import { root, services } from '../../generate/paths.ts'
import { allFiles, changedFiles } from './changed-files.ts'
import { usersIn } from './import-graph.ts'
import { screensNamed } from './screens-of-journey.ts'
import { type Selection, selectTests } from './select-tests.ts'

/**
 * The tests that what differs from a commit can reach, and how many files that is.
 *
 * @param since a commit or a branch
 */
export function testsByChange(since: string): Selection & { changed: number } {
  const changed = changedFiles(since)
  const files = allFiles()
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
  const all = [...new Set([...files, ...changed])]
  const users = { imported: usersIn(all, read), named: usersIn(all, read, { named: true }) }
  const seeds = [...changed, ...files.filter((file) => isMadeOf(file, contractsIn(changed)))]
  const mentions = (journey: string) => screensNamed(read(journey))
  return {
    changed: changed.length,
    ...selectTests(
      files.filter((file) => existsSync(join(root, file))),
      seeds,
      users,
      mentions,
    ),
  }
}

/** The services of which a contract file is part. */
function contractsIn(changed: readonly string[]): string[] {
  const contracts = new Set(
    changed.filter((file) => file.startsWith('contracts/')).map((file) => join(root, file)),
  )
  if (contracts.size === 0) return []
  return services().filter((service) => contractFiles(service).some((file) => contracts.has(file)))
}

const isMadeOf = (file: string, names: readonly string[]): boolean =>
  names.some((service) => file.startsWith(`generated/${service}/`))
