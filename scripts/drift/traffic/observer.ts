import type { Finding } from '../finding.ts'
import { checkExchange } from './check-exchange.ts'
import type { OperationCoverage } from './coverage.ts'
import { createCoverage } from './coverage.ts'
import type { Exchange } from './exchange.ts'
import { createUniqueFindings } from './unique-findings.ts'
import type { Operations } from './load-operations.ts'
import { redactUrl } from './redact.ts'
import { createUnknownCalls } from './unknown-calls.ts'

/** What many exchanges show together. */
export type Observer = {
  /**
   * Checks one more exchange.
   *
   * @param where in words: `entry 17 of a.har`
   * @returns what is wrong with it
   */
  see: (exchange: Exchange, where: string) => readonly Finding[]
  /** How many exchanges were calls of an operation, and how many were not. */
  matched: () => number
  unmatched: () => number
  /** How many different findings there are. */
  size: () => number
  findings: () => Finding[]
  coverage: () => OperationCoverage[]
  notes: () => string[]
}

/** @param withFields whether to count the fields of bodies, too */
export function createObserver(operations: Operations, withFields: boolean): Observer {
  const unique = createUniqueFindings()
  const unknown = createUnknownCalls(operations)
  const coverage = createCoverage(operations.list, withFields)
  let matched = 0
  let unmatched = 0
  let takenBack = 0
  return {
    see: (exchange, where) => {
      const shown = () => `${where} (${exchange.method} ${redactUrl(exchange.url).slice(0, 200)})`
      if (exchange.status === 0 && exchange.isTakenBack) {
        takenBack += 1
        return []
      }
      const checked = checkExchange(operations, exchange)
      if (!checked) {
        unmatched += 1
        const finding = unknown.add(exchange)
        if (finding) unique.add(finding, shown)
        return finding ? [finding] : []
      }
      matched += 1
      const { match, status, request, answer, findings } = checked
      coverage.add(match.operation, status ?? String(exchange.status), request, answer)
      for (const finding of findings) unique.add(finding, shown)
      return findings
    },
    matched: () => matched,
    unmatched: () => unmatched,
    size: unique.size,
    findings: unique.findings,
    coverage: coverage.report,
    notes: () => [
      ...coverage.notes(),
      ...unknown.notes(),
      ...(takenBack > 0
        ? [`${takenBack} calls were taken back before there was an answer, and are left out.`]
        : []),
      ...unique.notes(),
    ],
  }
}
