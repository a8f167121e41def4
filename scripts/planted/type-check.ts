import { steps } from '../check/steps.ts'
import { runNode, type Outcome } from '../processes/run-node.ts'
import type { Defect } from './defect.ts'
import { makeWorkCopy } from './work-copy/work-copy.ts'
import { writeWorkingTree } from './work-copy/working-tree.ts'

/** Plants all of these defects at once and checks the types. The outcome holds what the type checker says. */
export async function typeCheck(defects: readonly Defect[]): Promise<Outcome> {
  const copy = makeWorkCopy(writeWorkingTree())
  copy.plant(...defects)
  const run = steps.find(({ name }) => name === 'types')?.run ?? []
  return runNode(run, { cwd: copy.folder })
}
