import type { Probed } from '../about-operation.ts'
import { nameOf } from '../about-operation.ts'
import type { Case } from '../cases/cases.ts'
import type { ProbedCoverage } from './coverage-report.ts'

/** What has been called, and how it was answered. */
export type Coverage = {
  count: (probed: Probed, probe: Case, status: number | undefined) => void
  /** Counts a request that was not sent, since it would have led away from the target. */
  countAstray: (probed: Probed) => void
  requests: () => number
  /** How many requests to an operation were not answered. */
  silences: (probed: Probed) => number
  /** Whether an operation was answered with success. */
  hasSucceeded: (probed: Probed) => boolean
  /** How many operations were answered with success at least once. */
  succeeded: () => number
  /** Every operation with the statuses that were seen, and those that the contract has besides. */
  report: () => ProbedCoverage[]
  /** What a reader of the report should know. */
  notes: () => string[]
}

export function createCoverage(operations: readonly Probed[]): Coverage {
  const statuses = new Map<Probed, Map<number, number>>()
  /** The same with what strangers got, who are meant to be refused. */
  const all = new Map<Probed, Map<number, number>>()
  const silences = new Map<Probed, number>()
  const astray = new Set<Probed>()
  let requests = 0
  const has = (probed: Probed, fits: (status: number) => boolean) =>
    [...(statuses.get(probed)?.keys() ?? [])].some(fits)
  const names = (fits: (probed: Probed) => boolean) =>
    operations.filter(fits).map(({ operation }) => nameOf(operation))
  return {
    count: (probed, { purpose }, status) => {
      requests += 1
      const known = countsIn(statuses, probed)
      if (status === undefined) {
        silences.set(probed, (silences.get(probed) ?? 0) + 1)
        return
      }
      add(countsIn(all, probed), status)
      if (purpose !== 'stranger') add(known, status)
    },
    countAstray: (probed) => astray.add(probed),
    requests: () => requests,
    silences: (probed) => silences.get(probed) ?? 0,
    hasSucceeded: (probed) => has(probed, isGood),
    succeeded: () => operations.filter((probed) => has(probed, isGood)).length,
    report: () =>
      operations.map((probed) => {
        const { id, method, path, answers } = probed.operation
        const seen = [...(all.get(probed) ?? [])].toSorted(([a], [b]) => a - b)
        const unseen = [...answers.keys()].filter(
          (status) =>
            status !== 'default' &&
            !seen.some(([one]) => String(one) === status || `${Math.floor(one / 100)}XX` === status),
        )
        return {
          service: probed.service,
          id,
          method,
          path,
          hasSucceeded: has(probed, isGood),
          statuses: Object.fromEntries(seen),
          unseenStatuses: unseen,
        }
      }),
    notes: () => {
      const good = operations.filter((probed) => has(probed, isGood))
      const uncalled = names((probed) => !statuses.has(probed))
      const closed = names((probed) => !has(probed, isGood) && has(probed, (status) => status === 401))
      const others = names(
        (probed) => statuses.has(probed) && !has(probed, isGood) && !has(probed, (status) => status === 401),
      )
      const limited = names((probed) => has(probed, (status) => status === 429))
      return [
        `${requests} requests to ${operations.length} operations; ${good.length} of them answered with success at least once.`,
        ...noted(
          'Not sent, since they would have left the address of the target: requests to',
          names((probed) => astray.has(probed)),
        ),
        ...noted('Nothing is known for what is required by', uncalled),
        ...noted('Only refused for want of credentials:', closed),
        ...noted('Never answered with success:', others),
        ...noted('Answered 429 to some requests; --rate helps:', limited),
      ]
    },
  }
}

function countsIn(counts: Map<Probed, Map<number, number>>, probed: Probed): Map<number, number> {
  const known = counts.get(probed) ?? new Map<number, number>()
  counts.set(probed, known)
  return known
}

const add = (counts: Map<number, number>, status: number) => counts.set(status, (counts.get(status) ?? 0) + 1)

const isGood = (status: number): boolean => status >= 200 && status < 400

const noted = (text: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${text} ${names.join(', ')}.`] : []
