import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { InputError } from '../../drift/document/input-error.ts'
import { findingsBetween } from '../../drift/impact/given-findings.ts'
import { releaseVersion } from '../../drift/reports/version-step.ts'
import { contractsDir, generatedDir, services } from '../../generate/paths.ts'
import { runNode } from '../../processes/run-node.ts'
import type { Released } from './changelog.ts'
import { withRelease } from './changelog.ts'
import { withVersion } from './info-version.ts'

const releasedDir = join(contractsDir, 'released')
const changelog = join(contractsDir, 'CHANGELOG.md')
const bundleOf = (service: string) => join(generatedDir, service, 'openapi.json')
const releasedOf = (service: string) => join(releasedDir, `${service}.json`)

/**
 * Makes the contracts as they are now the last release: each that has changed gets its version (`info.version`), what
 * is derived from it is generated anew, and the change log tells what has changed.
 *
 * @returns the contracts that have changed
 * @throws InputError when what is generated is not that of the contracts
 */
export async function release(day: string): Promise<Released[]> {
  await generateOr('What is generated is not what the contracts call for: npm run generate.', '--check')
  const changes = (await Promise.all(services().map(changeOf))).filter((one) => one !== undefined)
  const raised = []
  for (const { service, is } of changes) {
    const file = join(contractsDir, `${service}.yaml`)
    const before = await readFile(file, 'utf8')
    const after = withVersion(before, is)
    if (after !== before) raised.push(writeFile(file, after))
  }
  await Promise.all(raised)
  if (raised.length > 0) await generateOr('What the new versions call for could not be generated.')
  await keepBundles()
  const before = await readFile(changelog, 'utf8').catch(() => '')
  await writeFile(changelog, withRelease(before, day, changes))
  return changes
}

async function generateOr(message: string, ...args: string[]): Promise<void> {
  const { code, output } = await runNode(['scripts/cli.ts', 'generate', ...args])
  if (code !== 0) throw new InputError(`${message}\n${output}`)
}

async function changeOf(service: string): Promise<Released | undefined> {
  const is = await versionIn(bundleOf(service))
  if (!existsSync(releasedOf(service))) return { service, is, findings: [] }
  const was = await versionIn(releasedOf(service))
  // what has been accepted for a while has changed all the same
  const { findings } = await findingsBetween(releasedOf(service), bundleOf(service), {
    rules: {},
    levels: [],
    accepted: [],
  })
  if (findings.length === 0 && was === is) return undefined
  return { service, was, is: releaseVersion({ was, is, findings }), findings }
}

async function versionIn(file: string): Promise<string> {
  const { info } = JSON.parse(await readFile(file, 'utf8')) as { info: { version: string } }
  return info.version
}

/** One line a document: whoever reviews a release reads the change log. */
async function keepBundles(): Promise<void> {
  await mkdir(releasedDir, { recursive: true })
  const names = services().map((service) => `${service}.json`)
  const gone = (await readdir(releasedDir)).filter((name) => !names.includes(name))
  await Promise.all(gone.map((name) => rm(join(releasedDir, name))))
  for (const service of services()) {
    const document: unknown = JSON.parse(await readFile(bundleOf(service), 'utf8'))
    await writeFile(releasedOf(service), `${JSON.stringify(document)}\n`)
  }
}
