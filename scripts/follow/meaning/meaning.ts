import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../drift/config/read-config.ts'
import { findingsBetween } from '../../drift/impact/given-findings.ts'
import { type Impact, impactOf } from '../../drift/impact/impact-of.ts'
import { bundledContracts } from '../../drift/impact/portal-contracts.ts'
import { questionOf } from '../../drift/impact/questions.ts'
import { readIndex } from '../../drift/impact/index/read-index.ts'
import type { Finding } from '../../drift/finding.ts'
import type { Level } from '../../drift/rules/rule.ts'
import { root } from '../../generate/paths.ts'
import { contractPlaces } from '../check/contract-place.ts'
import { presentLine } from './present-line.ts'

/** One thing that a contract says otherwise than when it was last released, and whom it concerns. */
export type Change = {
  /** The same as long as rule, place and values are. */
  id: string
  level: Level
  /** One sentence. */
  message: string
  /** `contracts/booking.yaml:57:9`, and `file:line  name` for all that follow. */
  place: string
  operations: string[]
  portal: string[]
  screens: string[]
  mocks: string[]
  tests: string[]
}

/** What a save means. */
export type Meaning = {
  changes: Change[]
  /** How many more there are since the release, which were there before the save. */
  before: number
  /** The changes are those since the last save: what they concern is new as a whole since the release. */
  isSinceSave?: boolean
  /** Whether it is known who uses what; it takes some twenty seconds to find out. */
  isIndexed: boolean
  /** Why it can't be told. */
  why?: string
}

const releasedFile = (service: string) => join(root, `contracts/released/${service}.json`)
const indexFile = join(root, '.cache/impact-index.json')

/**
 * What a service, bundled into a file, says otherwise than at the last release, by `portal-contracts diff`, and who uses it,
 * by `impact`.
 */
export const changesSince = async (
  service: string,
  bundled: string,
): Promise<Pick<Meaning, 'changes' | 'isIndexed'>> =>
  changesFrom(service, await findingsSince(service, bundled))

/** The same since the last save, by what was bundled then. */
export const changesSinceSave = async (
  service: string,
  before: string,
  bundled: string,
): Promise<Change[]> => {
  const findings = await inFile(before, (file) => differences(file, bundled))
  return (await changesFrom(service, findings)).changes
}

async function changesFrom(
  service: string,
  findings: readonly Finding[],
): Promise<Pick<Meaning, 'changes' | 'isIndexed'>> {
  const index = await readIndex(indexFile)
  const contracts = index && findings.length > 0 ? await bundledContracts(root) : []
  const placeOf = contractPlaces(service)
  const changes = findings.map((finding): Change => {
    const { file, line, column } = placeOf((finding.new ?? finding.old)?.pointer ?? '')
    return {
      id: finding.fingerprint,
      level: finding.level,
      message: finding.message,
      place: `${file}:${line}:${column}`,
      ...whom(finding, index && impactOf(questionOf(finding), { contracts, index })),
    }
  })
  return { changes, isIndexed: index !== undefined }
}

/** What tells the changes apart that a bundled contract has since the release. */
export const idsIn = async (service: string, text: string): Promise<string[]> =>
  (await inFile(text, (file) => findingsSince(service, file))).map(({ fingerprint }) => fingerprint)

async function inFile<T>(text: string, read: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const file = join(folder, 'openapi.json')
    await writeFile(file, text)
    return await read(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const findingsSince = async (service: string, file: string): Promise<Finding[]> => {
  const released = releasedFile(service)
  return existsSync(released) ? differences(released, file) : []
}

const differences = async (was: string, is: string): Promise<Finding[]> =>
  (await findingsBetween(was, is, await readConfig(undefined))).findings

type Whom = Pick<Change, 'operations' | 'portal' | 'screens' | 'mocks' | 'tests'>

function whom({ operations }: Finding, impact: Impact | undefined): Whom {
  const named = operations.map(({ id, method, path }) => id ?? `${method} ${path}`)
  if (!impact) return { operations: named, portal: [], screens: [], mocks: [], tests: [] }
  const lines = (places: readonly { file: string; line: number; name: string }[]) => [
    ...new Set(
      places.map((one) => `${one.file}:${presentLine(root, one)}${one.name ? `  ${one.name}` : ''}`),
    ),
  ]
  return {
    operations: named,
    portal: lines(impact.portal.map(({ file, line, within }) => ({ file, line, name: within }))),
    screens: impact.screens.map(({ name }) => name),
    mocks: lines(impact.mocks),
    tests: lines(impact.tests),
  }
}
