import type { Finding } from '../finding.ts'
import { checkAnswer } from './check-answer.ts'
import { checkCall } from './check-call.ts'
import type { ObservedValue } from './coverage.ts'
import type { Exchange } from './exchange.ts'
import { findingOf } from './finding-of.ts'
import type { Match, Operations } from './load-operations.ts'

/** An exchange held against the contracts: what was called, how it was answered, and what is wrong with it. */
export type CheckedExchange = {
  match: Match
  /** The status as the contract has it; `undefined` when it has none for the answer. */
  status: string | undefined
  mediaType: string | undefined
  findings: Finding[]
  /** The bodies that could be read. */
  request: ObservedValue | undefined
  answer: ObservedValue | undefined
}

/**
 * Finds the operation of an exchange and checks both directions. A request counts when it was accepted: one that the
 * service refused or failed at says nothing about what it takes.
 *
 * @returns nothing when no operation has the method and the path
 */
export function checkExchange(operations: Operations, exchange: Exchange): CheckedExchange | undefined {
  const match = operations.find(exchange.method, exchange.url)
  if (!match) return undefined
  const { operation } = match
  if (exchange.status === 0) return unanswered(match)
  const answer = checkAnswer(operation, exchange)
  const findings = answer.mismatches.map((mismatch) =>
    findingOf(operation, 'response', mismatch, {
      status: answer.status ?? String(exchange.status),
      mediaType: answer.mediaType,
    }),
  )
  const call = exchange.status < 400 ? checkCall(match, exchange) : undefined
  for (const mismatch of call?.mismatches ?? [])
    findings.push(findingOf(operation, 'request', mismatch, { mediaType: call?.mediaType }))
  return {
    match,
    status: answer.status,
    mediaType: answer.mediaType,
    findings,
    request: call?.body,
    answer: answer.body,
  }
}

function unanswered(match: Match): CheckedExchange {
  const missing = { rule: 'answer-missing', field: [], source: match.operation.place }
  return {
    match,
    status: undefined,
    mediaType: undefined,
    findings: [findingOf(match.operation, 'request', missing, {})],
    request: undefined,
    answer: undefined,
  }
}
