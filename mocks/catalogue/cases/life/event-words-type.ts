import type { CaseStatusId } from './lives.ts'

/** What is written about an errand on its way. */
export type EventWords = Readonly<{
  steps: Readonly<Record<CaseStatusId, string>>
  /** In place of plain ongoing, where the builder answers for the fault. */
  guarantee: string
  /** In place of plain ongoing, after the customer has answered. */
  answered: string
  /** The customer has completed the errand. */
  edited: string
  /** What to know before a visit. */
  visitNotes: readonly string[]
  mail: Readonly<{ subject: string; text: string }>
  /** The same for who wants a copy of what they wrote. */
  copy: Readonly<{ subject: string; text: string; place: string; problem: string; files: string }>
}>
