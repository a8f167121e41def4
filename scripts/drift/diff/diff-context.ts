import { inCallback } from '../rules/callback-rules.ts'
import type { IsSame } from '../schema/same.ts'
import type { Direction, Pair, Report, Where } from './change.ts'

/** What every part of the walk needs. */
export type Tools = {
  report: Report
  /** Compares two schemas of messages that travel this way. */
  diffSchema: (schemas: Pair, direction: Direction, where: Where) => void
  /** Tells what is the same to the letter, and need not be looked into. */
  isSame: IsSame
  /** In a callback or webhook the service sends the request and reads the response. */
  turned: boolean
  /** The same for the calls in the other direction. */
  around: () => Tools
}

export function createTools(plain: Report, diffSchema: Tools['diffSchema'], isSame: IsSame): Tools {
  const away: Report = (change) => plain({ ...change, rule: inCallback(change.rule) })
  const tools = (turned: boolean): Tools => ({
    report: turned ? away : plain,
    diffSchema,
    isSame,
    turned,
    around: () => tools(!turned),
  })
  return tools(false)
}

/** Which way a message of the contract travels, callbacks considered. */
export const directionOf = (message: Direction, { turned }: Tools): Direction =>
  turned ? (message === 'request' ? 'response' : 'request') : message
