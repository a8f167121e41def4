import type { Defect } from './defect.ts'
import { type Importers, isComponentTest, testsNear } from './module-graph.ts'

/** So many files run first at most: one of them notices most defects, and a run of few is soon over. */
const firstFiles = 6

/** The test files that can notice a defect, in the order in which they are asked. */
export type Waves = { beside: string[][]; rest: string[] }

/** The tests beside the defect, those in Node before components, and the screens that lie above it: they take longest. */
export function wavesOf(defect: Defect, importers: Importers): Waves {
  const near = testsNear(importers, defect.files)
  const least = near[0]?.distance ?? 0
  const beside = near.filter(({ distance }) => distance <= least + 1).slice(0, firstFiles)
  const first = [...new Set([...defect.tests, ...beside.map(({ file }) => file)])]
  const [components, units] = [first.filter(isComponentTest), first.filter((file) => !isComponentTest(file))]
  const rest = near.map(({ file }) => file).filter((file) => !first.includes(file))
  return { beside: [units, components], rest }
}
