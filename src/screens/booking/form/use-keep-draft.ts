import { useEffect, useRef, useState } from 'react'
import { timesForgotten } from '#src/lib/person-memory.ts'
import { keepDraft } from './draft.ts'
import type { Draft } from './draft.ts'

/**
 * Keeps what was filled in whenever somebody goes a step further or leaves the page. Of whoever has logged out
 * nothing is kept.
 */
export function useKeepDraft(read: () => Draft | undefined, ...marks: readonly unknown[]): void {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  const [begun] = useState(timesForgotten)
  const keep = () => {
    const draft = timesForgotten() === begun ? latest.current() : undefined
    if (draft) keepDraft(draft)
  }
  useEffect(() => {
    keep()
    // whenever one of them changes
    // oxlint-disable-next-line react/exhaustive-deps
  }, marks)
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
    // keep reads what is the latest
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
