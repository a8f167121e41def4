import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { root } from '../generate/paths.ts'
import type { RanTest } from '../reports/report.ts'
import type { Defect, Part } from './defect.ts'

/** What is known of a defect. `unclear` says why nothing can be told. */
export type Verdict =
  | { at: 'noticed'; level: Level; by: Pick<RanTest, 'title' | 'file'> }
  | { at: 'unnoticed'; journeys: 'ran' | 'left out' | 'none named' }
  | { at: 'unclear'; why: string }

/** The kind of test that noticed: in Node, of a component, or a journey. */
export type Level = 'unit' | 'component' | 'journey'

export type Result = { name: string; part: Part; notices: string; seconds: number; verdict: Verdict }

/** Results of one state of the project, so that a run that was broken off goes on where it was. */
export type CachedResults = {
  /** Results by the print of their patch. */
  results: Record<string, Result>
  /** Test files that pass, and titles of journeys, where nothing is planted. */
  sound: string[]
}

const folder = join(root, '.cache/planted')

/** The folder for what is known of this state of the project. */
export const cacheFolder = (fingerprint: string): string => join(folder, fingerprint)

/** What is kept of this state of the project. */
export function readCachedResults(fingerprint: string): CachedResults {
  const file = join(cacheFolder(fingerprint), 'results.json')
  if (!existsSync(file)) return { results: {}, sound: [] }
  return JSON.parse(readFileSync(file, 'utf8')) as CachedResults
}

/** Keeps what is known so far. */
export function writeCachedResults(fingerprint: string, kept: CachedResults): void {
  mkdirSync(cacheFolder(fingerprint), { recursive: true })
  writeFileSync(join(cacheFolder(fingerprint), 'results.json'), JSON.stringify(kept, undefined, 2))
}

/** A defect as it is now: another patch, or other hints, make another result. */
export const printOf = ({ patch }: Defect): string =>
  createHash('sha256').update(readFileSync(patch)).digest('hex').slice(0, 16)
