import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Defect } from './defect.ts'
import { journeysIn } from './journey-level.ts'
import { type Cruised, importersOf, readImporters } from './module-graph.ts'
import { keptFolder, printOf, readKept, type Result, writeKept } from './result.ts'
import { type Bench, tryDefect } from './try-defect.ts'
import { vitestIn } from './vitest-level.ts'
import { makeWorkCopy } from './work-copy.ts'
import { fingerprintOf, writeWorkingTree } from './working-tree.ts'

type Options = { withJourneys: boolean; onResult: (result: Result) => void }

/** Tries each defect in a copy of the project. What is known of the project as it stands is not tried again. */
export async function tryAll(defects: readonly Defect[], options: Options): Promise<Result[]> {
  const { withJourneys, onResult } = options
  const tree = writeWorkingTree()
  const fingerprint = fingerprintOf(tree)
  const kept = readKept(fingerprint)
  const results: Result[] = []
  let bench: Bench | undefined
  for (const defect of defects) {
    const print = printOf(defect)
    const known = kept.results[print]
    if (known && isFinal(known, withJourneys)) {
      results.push(known)
      continue
    }
    bench ??= await makeBench(tree, keptFolder(fingerprint), new Set(kept.sound), withJourneys)
    const start = performance.now()
    const onFailure = (output: string) => writeFileSync(logOf(fingerprint, defect), output)
    const onlyJourneys = known?.verdict.at === 'unnoticed'
    const verdict = await tryDefect(defect, { ...bench, onFailure }, { onlyJourneys })
    const seconds = (performance.now() - start) / 1000
    const { name, ground, notices } = defect
    const result = { name, ground, notices, seconds, verdict }
    kept.results[print] = result
    writeKept(fingerprint, { ...kept, sound: [...bench.sound] })
    results.push(result)
    onResult(result)
  }
  return results
}

/** What could not be told may be told next time, and journeys may be made up for. */
function isFinal({ verdict }: Result, withJourneys: boolean): boolean {
  if (verdict.at === 'unnoticed') return !(withJourneys && verdict.journeys === 'left out')
  return verdict.at === 'noticed'
}

async function makeBench(
  tree: string,
  cache: string,
  sound: Set<string>,
  withJourneys: boolean,
): Promise<Bench> {
  const copy = makeWorkCopy(tree)
  const graph = join(cache, 'imports.json')
  mkdirSync(cache, { recursive: true })
  const importers = existsSync(graph)
    ? importersOf(JSON.parse(readFileSync(graph, 'utf8')) as Cruised)
    : await readImporters(copy.folder, graph)
  const journeys = withJourneys ? await journeysIn(copy.folder) : undefined
  return { copy, importers, vitest: vitestIn(copy.folder), journeys, sound, onFailure: () => undefined }
}

const logOf = (fingerprint: string, { name }: Defect) => join(keptFolder(fingerprint), `${name}.log`)
