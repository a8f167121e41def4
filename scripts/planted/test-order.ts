import { basename, dirname } from 'node:path'
import type { Defect } from './defect.ts'
import { type Importers, isComponentTest, type NearTest, testsNear } from './module-graph.ts'

/** At most so many files run first: one of them notices most defects, and a run of few files is short. */
const firstFiles = 6

/** The test files that can notice a defect, in the order in which they run. */
export type TestOrder = { beside: string[][]; rest: string[] }

/** The tests beside the defect, those in Node before components, and the screens that lie above it: they take longest. */
export function testOrderOf(defect: Defect, importers: Importers): TestOrder {
  const near = testsNear(importers, defect.files)
  const least = near[0]?.distance ?? 0
  const readers = readersOfFeature(defect, importers)
  const rank = (one: NearTest) => rankOf(one, defect, readers)
  const beside = near
    .filter((one) => one.distance <= least + 1 || rank(one) < farOff)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, firstFiles)
  const first = [...new Set([...defect.tests, ...beside.map(({ file }) => file)])]
  const [components, units] = [first.filter(isComponentTest), first.filter((file) => !isComponentTest(file))]
  const rest = near.map(({ file }) => file).filter((file) => !first.includes(file))
  return { beside: [units, components], rest }
}

/**
 * The test of a file's own name comes first, then those of its folder, then those of its feature, however they come to the
 * file; then the rest.
 */
function rankOf({ file, distance }: NearTest, { files }: Defect, readers: ReadonlySet<string>): number {
  const name = (path: string) => basename(path).replace(/(\.browser)?(\.test)?\.[a-z]+$/, '')
  const sameFolder = files.filter((one) => dirname(one) === dirname(file))
  if (sameFolder.some((one) => name(one) === name(file))) return 0
  if (sameFolder.length > 0) return 1
  return readers.has(file) ? 2 : farOff + distance
}

const farOff = 3

/**
 * What imports anything of the feature of a changed file. Each test of a page reaches the whole portal; the texts that it
 * looks for tell which features it is about.
 */
function readersOfFeature({ files }: Defect, importers: Importers): ReadonlySet<string> {
  const features = files.flatMap((file) => /^src\/(?:features|screens)\/[^/]+\//.exec(file) ?? [])
  const isOfFeature = (file: string) => features.some((feature) => file.startsWith(feature))
  return new Set([...importers].flatMap(([file, by]) => (isOfFeature(file) ? by : [])))
}
