import type { MyDocument } from '#gen/content/model.ts'

/** What the list says of a document, and what one can do with it (E-063). */
export type DocumentState =
  /** Waits for the person; the law may give time to think first, until `from`. */
  | { kind: 'waits'; action: 'sign' | 'approve'; url?: string; from?: string; until?: string }
  /** Was not signed in time, and does not apply. */
  | { kind: 'expired'; until: string }
  | { kind: 'completed'; action: 'sign' | 'approve'; on: string }
  | { kind: 'file' }

export function documentStateOf(document: MyDocument, today: string): DocumentState {
  const { status, actionUrl, earliestSignDate, lastSignDate, completedOn, expired } = document
  const { action = 'approve' } = document
  if (expired && lastSignDate) return { kind: 'expired', until: lastSignDate }
  if (status === 'done')
    // a plan or a calculation is never signed: it is there
    return document.action && completedOn ? { kind: 'completed', action, on: completedOn } : { kind: 'file' }
  if (earliestSignDate && earliestSignDate > today) return { kind: 'waits', action, from: earliestSignDate }
  return { kind: 'waits', action, url: actionUrl, ...(lastSignDate ? { until: lastSignDate } : {}) }
}

/** What waits for the person before the rest, each in its order. */
export function waitingFirst(documents: readonly MyDocument[]): MyDocument[] {
  return documents.toSorted((a, b) => Number(a.status === 'done') - Number(b.status === 'done'))
}
