import { inCallback } from '../rules/callback-rules.ts'
import type { IsSame } from '../schema/same.ts'
import type { Direction, Pair, Report, Where } from './change.ts'

/** What every part of the walk needs. */
export type DiffContext = {
  report: Report
  /** Compares two schemas of messages that travel this way; `isText` where all values are written as text. */
  diffSchema: (schemas: Pair, direction: Direction, where: Where, isText?: boolean) => void
  /** Tells what is the same to the letter, and need not be looked into. */
  isSame: IsSame
  /** In a callback or webhook the service sends the request and reads the response. */
  isReversed: boolean
  /** The day on which it is asked, as `2026-11-30`. */
  today: string
  /** The same for the calls in the other direction. */
  reversed: () => DiffContext
}

export function createDiffContext(
  plain: Report,
  diffSchema: DiffContext['diffSchema'],
  isSame: IsSame,
  today: string,
): DiffContext {
  const away: Report = (change) => plain({ ...change, rule: inCallback(change.rule) })
  const context = (isReversed: boolean): DiffContext => ({
    report: isReversed ? away : plain,
    diffSchema,
    isSame,
    isReversed,
    today,
    reversed: () => context(!isReversed),
  })
  return context(false)
}

/** Which way a message of the contract travels, callbacks considered. */
export const directionOf = (message: Direction, { isReversed }: DiffContext): Direction =>
  isReversed ? (message === 'request' ? 'response' : 'request') : message
