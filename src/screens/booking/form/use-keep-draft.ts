import { useEffect, useEffectEvent } from 'react'
import { useKeepOnLeave } from '#src/domain/drafts/use-keep-on-leave.ts'
import { keepDraft } from './draft.ts'
import type { Step } from '../flow/steps.ts'
import type { Draft } from './draft.ts'

/** Keeps what was filled in whenever the step or the started booking is another, and when the page is left. */
export function useKeepDraft(read: () => Draft | undefined, step: Step, startId: string | undefined): void {
  const keep = useKeepOnLeave(() => {
    const draft = read()
    if (draft) keepDraft(draft)
  })
  const onChange = useEffectEvent(keep)
  useEffect(() => onChange(), [step, startId])
}
