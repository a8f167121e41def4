import type { RanTest } from '../reports/report.ts'
import type { Defect } from './defect.ts'
import type { Journeys } from './levels/journey-level.ts'
import type { Judgement } from './levels/level.ts'
import { type Importers, isComponentTest } from './module-graph.ts'
import type { Level, Verdict } from './result.ts'
import type { Vitest } from './levels/vitest-level.ts'
import { testOrderOf } from './test-order.ts'
import type { WorkCopy } from './work-copy/work-copy.ts'

/** What is needed to try defects, one after the other. */
export type TrialContext = {
  copy: Pick<WorkCopy, 'plant' | 'mend'>
  importers: Importers
  vitest: Vitest
  /** Undefined when journeys are left out. */
  journeys: Journeys | undefined
  /** What has passed where nothing is planted. */
  sound: Set<string>
  /** Told what the runner wrote when a test failed. */
  onFailure: (output: string) => void
}

/**
 * Plants a defect and runs what could notice it: the tests beside what it touches, the journeys that its patch names, then
 * all others that import it, which take longest. A test that also fails where nothing is planted has noticed nothing.
 *
 * @param options `onlyJourneys` when the others are known to pass
 */
export async function tryDefect(
  defect: Defect,
  context: TrialContext,
  { onlyJourneys = false } = {},
): Promise<Verdict> {
  try {
    const { beside, rest } = testOrderOf(defect, context.importers)
    for (const wave of onlyJourneys ? [] : beside) {
      const verdict = await runVitest(defect, wave, context)
      if (verdict) return verdict
    }
    const walked = await walkJourneys(defect, context)
    if (walked.at !== 'unnoticed' || onlyJourneys) return walked
    return (await runVitest(defect, rest, context)) ?? walked
  } catch (error) {
    return { at: 'unclear', why: error instanceof Error ? error.message : String(error) }
  } finally {
    context.copy.mend()
  }
}

/** Undefined when all passed. */
async function runVitest(
  defect: Defect,
  wave: string[],
  context: TrialContext,
): Promise<Verdict | undefined> {
  if (wave.length === 0) return undefined
  context.copy.plant(defect)
  const judgement = await context.vitest.run(wave)
  if (judgement.at !== 'failed') return verdictOf(judgement)
  const { file } = judgement.by
  const blamed = file ? [file] : wave
  const isMeant = await isMeantBy(judgement, blamed.join(), context, () => context.vitest.run(blamed))
  if (isMeant) return noticed(isComponentTest(file) ? 'component' : 'unit', judgement, context)
  if (!file) return { at: 'unclear', why: `fails without a reason: ${judgement.by.title}` }
  return runVitest(
    defect,
    wave.filter((one) => one !== file),
    context,
  )
}

async function walkJourneys(defect: Defect, context: TrialContext): Promise<Verdict> {
  const { journeys } = context
  if (defect.journeys.length === 0) return { at: 'unnoticed', journeys: 'none named' }
  if (!journeys) return { at: 'unnoticed', journeys: 'left out' }
  context.copy.plant(defect)
  const broken = await journeys.build()
  if (broken !== undefined) return { at: 'unclear', why: `the portal does not build: ${broken.slice(-200)}` }
  const judgement = await journeys.run(defect.journeys)
  if (judgement.at !== 'failed') return verdictOf(judgement) ?? { at: 'unnoticed', journeys: 'ran' }
  const { file, title } = judgement.by
  const walk = () => journeys.run([file], title)
  const walkClean = async () => ((await journeys.build()) === undefined ? walk() : judgement)
  const isMeant = await isMeantBy(judgement, `${file} ${title}`, context, walk, walkClean)
  return isMeant
    ? noticed('journey', judgement, context)
    : { at: 'unclear', why: `fails now and then, or by itself: ${title}` }
}

/** Undefined when all passed. */
const verdictOf = (judgement: Exclude<Judgement, { at: 'failed' }>): Verdict | undefined =>
  judgement.at === 'stuck' ? { at: 'unclear', why: judgement.why } : undefined

/**
 * Whether a test fails because of what is planted: with it once more, and not without. On a busy machine a test fails now
 * and then; what a defect breaks, it breaks each time. Nothing is planted afterwards.
 *
 * @param what a name for what is run; it is known to pass without a defect once it has
 */
async function isMeantBy(
  { by }: { by: RanTest },
  what: string,
  { copy, sound }: TrialContext,
  run: () => Promise<Judgement>,
  runClean = run,
): Promise<boolean> {
  const again = await run()
  copy.mend()
  if (again.at !== 'failed' || again.by.title !== by.title) return false
  if (sound.has(what)) return true
  const passes = (await runClean()).at === 'passed'
  if (passes) sound.add(what)
  return passes
}

function noticed(
  level: Level,
  { by, output }: { by: RanTest; output: string },
  { onFailure }: TrialContext,
): Verdict {
  onFailure(output)
  return { at: 'noticed', level, by: { title: by.title, file: by.file } }
}
