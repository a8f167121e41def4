import type { RanTest } from '../reports/report.ts'
import type { Defect } from './defect.ts'
import type { Journeys } from './journey-level.ts'
import type { Judgement, RunTests } from './level.ts'
import { type Importers, testsNear } from './module-graph.ts'
import type { Level, Verdict } from './result.ts'
import type { WorkCopy } from './work-copy.ts'

/** What is needed to try defects, one after the other. */
export type Bench = {
  copy: Pick<WorkCopy, 'plant' | 'mend'>
  importers: Importers
  vitest: RunTests
  /** Undefined when journeys are left out. */
  journeys: Journeys | undefined
  /** What has passed where nothing is planted. */
  sound: Set<string>
  /** Told what the runner wrote when a test failed. */
  onFailure: (output: string) => void
}

/** So many files run first at most: one of them notices most defects, and a run of few is soon over. */
const firstFiles = 6

/**
 * Plants a defect and runs what could notice it: tests that import what it touches, the nearest first, then the journeys
 * that its patch names. A test that also fails where nothing is planted has noticed nothing.
 *
 * @param options `onlyJourneys` when the others are known to pass
 */
export async function tryDefect(
  defect: Defect,
  bench: Bench,
  { onlyJourneys = false } = {},
): Promise<Verdict> {
  try {
    for (const wave of onlyJourneys ? [] : wavesOf(defect, bench.importers)) {
      const verdict = await runVitest(defect, wave, bench)
      if (verdict) return verdict
    }
    return await walkJourneys(defect, bench)
  } catch (error) {
    return { at: 'unclear', why: error instanceof Error ? error.message : String(error) }
  } finally {
    bench.copy.mend()
  }
}

/** The tests beside the defect, and the screens that lie above it: the farther off, the longer they take. */
function wavesOf(defect: Defect, importers: Importers): string[][] {
  const near = testsNear(importers, defect.files)
  const least = near[0]?.distance ?? 0
  const beside = near.filter(({ distance }) => distance <= least + 1).slice(0, firstFiles)
  const first = [...new Set([...defect.tests, ...beside.map(({ file }) => file)])]
  return [first, near.map(({ file }) => file).filter((file) => !first.includes(file))]
}

/** Undefined when all passed. */
async function runVitest(defect: Defect, wave: string[], bench: Bench): Promise<Verdict | undefined> {
  if (wave.length === 0) return undefined
  bench.copy.plant(defect)
  const judgement = await bench.vitest(wave)
  bench.copy.mend()
  if (judgement.at === 'passed') return undefined
  if (judgement.at === 'stuck') return { at: 'unclear', why: judgement.why }
  const { by } = judgement
  const blamed = by.file ? [by.file] : wave
  if (!(await isSound(blamed.join(), bench, () => bench.vitest(blamed)))) {
    const others = wave.filter((file) => !blamed.includes(file))
    return others.length < wave.length
      ? runVitest(defect, others, bench)
      : { at: 'unclear', why: `${by.file} fails by itself` }
  }
  return noticed(by.file.includes('.browser.') ? 'component' : 'unit', judgement, bench)
}

async function walkJourneys(defect: Defect, bench: Bench): Promise<Verdict> {
  const { journeys, copy } = bench
  if (defect.journeys.length === 0) return { at: 'unnoticed', journeys: 'none named' }
  if (!journeys) return { at: 'unnoticed', journeys: 'left out' }
  copy.plant(defect)
  const broken = await journeys.build()
  if (broken !== undefined) return { at: 'unclear', why: `the portal does not build: ${broken.slice(-200)}` }
  const judgement = await journeys.run(defect.journeys)
  copy.mend()
  if (judgement.at === 'passed') return { at: 'unnoticed', journeys: 'ran' }
  if (judgement.at === 'stuck') return { at: 'unclear', why: judgement.why }
  const { file, title } = judgement.by
  const again = async () => {
    const wrong = await journeys.build()
    return wrong === undefined
      ? journeys.run([file], title)
      : ({ at: 'stuck', why: 'the portal does not build' } as const)
  }
  if (await isSound(`${file} ${title}`, bench, again)) return noticed('journey', judgement, bench)
  return { at: 'unclear', why: `fails by itself: ${title}` }
}

/** Whether something passes where nothing is planted; what is known to is not run again. */
async function isSound(what: string, { sound }: Bench, run: () => Promise<Judgement>): Promise<boolean> {
  if (sound.has(what)) return true
  const passes = (await run()).at === 'passed'
  if (passes) sound.add(what)
  return passes
}

function noticed(
  level: Level,
  { by, output }: { by: RanTest; output: string },
  { onFailure }: Bench,
): Verdict {
  onFailure(output)
  return { at: 'noticed', level, by: { title: by.title, file: by.file } }
}
