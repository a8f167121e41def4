import type { CodeKeywordDefinition } from 'ajv'
import { _, Name } from 'ajv'

/** What one check may still cost, in steps: the schemas that references lead to, for each value they are held against. */
export type WorkBudget = { stepsLeft: number }

/** A list of 100,000 entries with ten references each is within it, and takes a fifth of a second. */
export const checkBudget = (): WorkBudget => ({ stepsLeft: 1_000_000 })

/** Errors of one check that are told; those of more lists would only say the same again. */
export const maxErrors = 10_000

/** A check that was ended, since it costs more than it may. */
export class TooMuchWork extends Error {}

let work = checkBudget()

/** Does a check at the cost of some work. What it uses is taken away. */
export function withinBudget<Result>(some: WorkBudget, check: () => Result): Result {
  const outer = work
  work = some
  try {
    return check()
  } finally {
    work = outer
  }
}

/** A branch that failed has made errors, which is what takes most of the time. */
function step(errors: number): void {
  work.stepsLeft -= errors === 0 ? 1 : 10
  if (work.stepsLeft < 0 || errors > maxErrors) throw new TooMuchWork()
}

/** Stands beside each reference: branches that refer to branches are two to the power of their depth. */
export const stepKeyword = 'x-step'

const errorsSoFar = new Name('errors')

export const countedSteps: CodeKeywordDefinition = {
  keyword: stepKeyword,
  // after one that failed, nothing else is looked at when only the first error is wanted
  before: '$ref',
  code: ({ gen }) => {
    gen.code(_`${gen.scopeValue('func', { ref: step })}(${errorsSoFar})`)
  },
}
