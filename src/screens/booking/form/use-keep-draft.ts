import { useEffect } from 'react'
import { useKeepOnLeave } from '#src/domain/drafts/use-keep-on-leave.ts'
import { keepDraft } from './draft.ts'
import type { Draft } from './draft.ts'

/** Keeps what was filled in whenever somebody goes a step further or leaves the page. */
export function useKeepDraft(read: () => Draft | undefined, ...marks: readonly unknown[]): void {
  const keep = useKeepOnLeave(() => {
    const draft = read()
    if (draft) keepDraft(draft)
  })
  useEffect(() => {
    keep()
    // whenever one of them changes
    // oxlint-disable-next-line react/exhaustive-deps
  }, marks)
}
