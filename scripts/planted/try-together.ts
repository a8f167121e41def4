import type { RanTest } from '../reports/report.ts'
import type { Defect } from './defect.ts'
import { isComponentTest, testsNear } from './module-graph.ts'
import type { Verdict } from './result.ts'
import type { TrialContext } from './try-defect.ts'
import { testOrderOf } from './test-order.ts'

/** Few enough to end in the time that a run may take, and to keep something when it is broken off. */
const atOnce = 20

/** Runs the tests beside some defects where nothing is planted, all at once, which is faster than one by one. */
export async function runBaseline(defects: readonly Defect[], context: TrialContext): Promise<void> {
  context.copy.mend()
  for (const files of runsOf(defects.flatMap((defect) => beside(defect, context))))
    await learn(files, context)
}

/**
 * Plants many defects at once and runs the tests beside them that reach one of them only, so that a test that fails tells
 * which one it has noticed. The others have to be tried one by one.
 *
 * @param onNoticed told of each defect that was noticed
 */
export async function tryTogether(
  defects: readonly Defect[],
  context: TrialContext,
  onNoticed: (defect: Defect, verdict: Verdict) => void,
): Promise<void> {
  const reaches = defects.map((defect) => ({
    defect,
    all: testsNear(context.importers, defect.files).map(({ file }) => file),
    beside: beside(defect, context),
  }))
  for (const group of groupsOf(reaches)) await tryGroup(group, context, onNoticed)
}

/** A defect, the tests that reach it, and those beside it. */
type Reach = { defect: Defect; all: readonly string[]; beside: readonly string[] }

async function tryGroup(
  group: readonly Reach[],
  context: TrialContext,
  onNoticed: (defect: Defect, verdict: Verdict) => void,
): Promise<void> {
  const owners = ownersOf(group)
  const defects = group.map(({ defect }) => defect)
  const noticed = new Set<Defect>()
  for (const files of runsOf([...owners.keys()])) {
    const wanted = files.filter((file) => !noticed.has(owners.get(file) as Defect))
    context.copy.plant(...defects)
    const failed = (await context.vitest.all(wanted)).filter(isFailed)
    const blamed = [...new Set(failed.map(({ file }) => file))]
    const again = blamed.length > 0 ? (await context.vitest.all(blamed)).filter(isFailed) : []
    context.copy.mend()
    await learn(blamed, context)
    for (const test of failed) {
      const { file, title } = test
      const defect = owners.get(file)
      const isSure = again.some((one) => one.file === file && one.title === title)
      if (!defect || noticed.has(defect) || !isSure || !context.sound.has(file)) continue
      noticed.add(defect)
      onNoticed(defect, { at: 'noticed', level: levelOf(file), by: { title, file } })
    }
  }
}

const levelOf = (file: string) => (isComponentTest(file) ? 'component' : 'unit')

const beside = (defect: Defect, { importers }: TrialContext) => testOrderOf(defect, importers).beside.flat()

/**
 * Defects in groups in which each has a test beside it that reaches no other one of the group. What half of the project
 * imports comes late, and goes alone.
 */
function groupsOf(reaches: readonly Reach[]): Reach[][] {
  let left = reaches
    .filter((one) => one.beside.length > 0)
    .toSorted((one, other) => one.all.length - other.all.length)
  const groups: Reach[][] = []
  while (left.length > 0) {
    let group = left
    while (new Set(ownersOf(group).values()).size < group.length) group = group.slice(0, -1)
    groups.push(group)
    left = left.slice(group.length)
  }
  return groups
}

/** The tests beside these defects that reach, by imports, one of them only, with that one. */
function ownersOf(group: readonly Reach[]): Map<string, Defect> {
  const reached = new Map<string, number>()
  for (const file of group.flatMap(({ all }) => all)) reached.set(file, (reached.get(file) ?? 0) + 1)
  return new Map(
    group.flatMap((one) =>
      one.beside.filter((file) => (reached.get(file) ?? 1) === 1).map((file) => [file, one.defect] as const),
    ),
  )
}

/** Notes which of these files pass where nothing is planted. */
async function learn(files: readonly string[], { vitest, sound }: TrialContext): Promise<void> {
  const unknown = files.filter((file) => !sound.has(file))
  const tests = unknown.length > 0 ? await vitest.all(unknown) : []
  for (const file of unknown) {
    const own = tests.filter((one) => one.file === file && one.outcome !== 'skipped')
    if (own.length > 0 && own.every(({ outcome }) => outcome === 'passed')) sound.add(file)
  }
}

const isFailed = ({ outcome }: RanTest) => outcome === 'failed'

/** Test files in runs; those in Node by themselves and first: Chromium need not start for them. */
function runsOf(files: readonly string[]): string[][] {
  const all = [...new Set(files)]
  return [all.filter((file) => !isComponentTest(file)), all.filter(isComponentTest)].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / atOnce) }, (_, at) =>
      group.slice(at * atOnce, (at + 1) * atOnce),
    ),
  )
}
