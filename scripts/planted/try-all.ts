import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Defect } from './defect.ts'
import { journeysIn } from './levels/journey-level.ts'
import { type Cruised, importersOf, readImporters } from './module-graph.ts'
import {
  type CachedResults,
  cacheFolder,
  printOf,
  readCachedResults,
  type Result,
  type Verdict,
  writeCachedResults,
} from './result.ts'
import { runBaseline, tryTogether } from './try-together.ts'
import { type TrialContext, tryDefect } from './try-defect.ts'
import { vitestIn } from './levels/vitest-level.ts'
import { makeWorkCopy } from './work-copy/work-copy.ts'
import { fingerprintOf, writeWorkingTree } from './work-copy/working-tree.ts'

type Options = {
  withJourneys: boolean
  /** Plants them all at once first, which is faster, and one by one only those that were not noticed then. */
  together: boolean
  onResult: (result: Result) => void
}

/** Tries each defect in a copy of the project. What is known of the project as it stands is not tried again. */
export async function tryAll(defects: readonly Defect[], options: Options): Promise<Result[]> {
  const { withJourneys, together, onResult } = options
  const tree = writeWorkingTree()
  const fingerprint = fingerprintOf(tree)
  const kept = readCachedResults(fingerprint)
  const known = (defect: Defect) => kept.results[printOf(defect)]
  const open = defects.filter((defect) => !isFinal(known(defect), withJourneys))
  const all = () => defects.flatMap((defect) => known(defect) ?? [])
  if (open.length === 0) return all()
  const context = await makeTrialContext(tree, fingerprint, kept, withJourneys)
  const untried = open.filter((defect) => known(defect)?.verdict.at !== 'unnoticed')
  const note = (defect: Defect, verdict: Verdict, start: number) => {
    const seconds = (performance.now() - start) / 1000
    const { name, part, notices } = defect
    const result = { name, part, notices, seconds, verdict }
    kept.results[printOf(defect)] = result
    writeCachedResults(fingerprint, { ...kept, sound: [...context.sound] })
    onResult(result)
  }
  const noticed = new Set<Defect>()
  const start = performance.now()
  if (together) {
    await tryTogether(untried, context, (defect, verdict) => {
      noticed.add(defect)
      note(defect, verdict, start)
    })
  } else await runBaseline(untried, context)
  for (const defect of open.filter((one) => !noticed.has(one))) {
    const begun = performance.now()
    const onFailure = (output: string) => writeFileSync(logOf(fingerprint, defect), output)
    const onlyJourneys = !untried.includes(defect)
    note(defect, await tryDefect(defect, { ...context, onFailure }, { onlyJourneys }), begun)
  }
  return all()
}

/** What could not be told may be told next time, and journeys may be made up for. */
function isFinal(result: Result | undefined, withJourneys: boolean): boolean {
  if (result?.verdict.at !== 'unnoticed') return result?.verdict.at === 'noticed'
  return !(withJourneys && result.verdict.journeys === 'left out')
}

async function makeTrialContext(
  tree: string,
  fingerprint: string,
  kept: CachedResults,
  withJourneys: boolean,
): Promise<TrialContext> {
  const copy = makeWorkCopy(tree)
  const cache = cacheFolder(fingerprint)
  const graph = join(cache, 'imports.json')
  mkdirSync(cache, { recursive: true })
  const importers = existsSync(graph)
    ? importersOf(JSON.parse(readFileSync(graph, 'utf8')) as Cruised)
    : await readImporters(copy.folder, graph)
  const journeys = withJourneys ? await journeysIn(copy.folder) : undefined
  const vitest = vitestIn(copy.folder)
  return { copy, importers, vitest, journeys, sound: new Set(kept.sound), onFailure: () => undefined }
}

const logOf = (fingerprint: string, { name }: Defect) => join(cacheFolder(fingerprint), `${name}.log`)
