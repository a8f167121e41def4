import type { RanTest } from '../reports/report.ts'
import type { Defect } from './defect.ts'
import { isComponentTest, testsNear } from './module-graph.ts'
import type { Verdict } from './result.ts'
import { type Bench, mayBeLate } from './try-defect.ts'
import { wavesOf } from './waves.ts'

/** Few enough to end in the time that a run may take. */
const atOnce = 25

/** Runs the tests beside some defects where nothing is planted, all at once, which is faster than one by one. */
export async function learnSound(defects: readonly Defect[], bench: Bench): Promise<void> {
  const files = new Set(defects.flatMap((defect) => wavesOf(defect, bench.importers).beside.flat()))
  const unknown = [...files].filter((file) => !bench.sound.has(file))
  bench.copy.mend()
  const tests = await runAll(unknown, bench)
  for (const file of unknown) {
    const own = tests.filter((one) => one.file === file && one.outcome !== 'skipped')
    if (own.length > 0 && own.every(({ outcome }) => outcome === 'passed')) bench.sound.add(file)
  }
}

/**
 * Plants defects all at once and runs the tests beside them that reach one of them only, so that a test that fails tells
 * which one it has noticed. Answers those that were; the others have to be tried one by one.
 */
export async function tryTogether(
  defects: readonly Defect[],
  bench: Bench,
): Promise<Map<Defect, Extract<Verdict, { at: 'noticed' }>>> {
  const reached = new Map<string, Defect[]>()
  for (const defect of defects)
    for (const { file } of testsNear(bench.importers, defect.files))
      reached.set(file, [...(reached.get(file) ?? []), defect])
  const owners = new Map(
    defects.flatMap((defect) =>
      wavesOf(defect, bench.importers)
        .beside.flat()
        .filter((file) => bench.sound.has(file) && reached.get(file)?.length === 1)
        .map((file) => [file, defect] as const),
    ),
  )
  bench.copy.plant(...defects)
  const failed = (await runAll([...owners.keys()], bench)).filter(isFailed)
  const late = new Set(failed.filter(mayBeLate).map(({ file }) => file))
  const again = (await runAll([...late], bench)).filter(isFailed)
  bench.copy.mend()
  const sure = failed.filter(
    (one) => !late.has(one.file) || again.some(({ file, title }) => file === one.file && title === one.title),
  )
  const noticed = new Map<Defect, Extract<Verdict, { at: 'noticed' }>>()
  for (const { file, title } of sure) {
    const defect = owners.get(file)
    const level = isComponentTest(file) ? 'component' : 'unit'
    if (defect && !noticed.has(defect)) noticed.set(defect, { at: 'noticed', level, by: { title, file } })
  }
  return noticed
}

const isFailed = ({ outcome }: RanTest) => outcome === 'failed'

/** Tests in Node first: Chromium need not start for them. */
async function runAll(files: readonly string[], { vitest }: Bench): Promise<RanTest[]> {
  const groups = [files.filter((file) => !isComponentTest(file)), files.filter(isComponentTest)]
  const tests: RanTest[] = []
  for (const group of groups)
    for (let at = 0; at < group.length; at += atOnce)
      tests.push(...(await vitest.all(group.slice(at, at + atOnce))))
  return tests
}
