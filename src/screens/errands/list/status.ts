import type { CaseStatusId } from '#gen/case_management/model.ts'
import type { StatusTone } from '#src/ui/content/status-dot.tsx'

/** The four groups of statuses, in the order of an errand's life (E-064 to E-067). */
export const statusGroups = ['registered', 'ongoing', 'executed', 'completed'] as const

export type StatusGroup = (typeof statusGroups)[number]

/** The statuses of each group, the plain one first (G-037). */
export const statusesOf: Record<StatusGroup, readonly CaseStatusId[]> = {
  registered: [1, 2],
  ongoing: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
  executed: [30],
  completed: [40, 41, 42, 43],
}

/** The colour of each group (S-073). */
const tones: Record<StatusGroup, StatusTone> = {
  registered: 'registered',
  ongoing: 'ongoing',
  executed: 'done',
  completed: 'closed',
}

export function groupOf(status: CaseStatusId): StatusGroup {
  return statusGroups.find((group) => statusesOf[group].includes(status)) ?? 'ongoing'
}

export const toneOf = (status: CaseStatusId): StatusTone => tones[groupOf(status)]

const plain = [1, 2, 10, 30, 40] as const satisfies readonly CaseStatusId[]

/** A status that says more than its group (S-072). */
export type PendingStatus = Exclude<CaseStatusId, (typeof plain)[number]>

/** Whether a status is one of the 'other/pending' set: all but plain registered, ongoing, executed and completed (S-072). */
export const isPending = (status: CaseStatusId): status is PendingStatus =>
  !plain.some((one) => one === status)

const reference: CaseStatusId = 27

/** The place of a status when errands are sorted by it (S-071, K-067): what is new or under way first, what is over last. */
export function rankOf(status: CaseStatusId): number {
  if (status === reference || statusesOf.completed.includes(status)) return 400
  if (statusesOf.executed.includes(status)) return 300
  if (statusesOf.ongoing.includes(status)) return 200
  return statusesOf.registered.includes(status) ? 150 : 100
}
