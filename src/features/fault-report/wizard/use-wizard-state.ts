import { useCallback, useEffect, useRef, useState } from 'react'
import { track } from '#src/lib/analytics.ts'
import type { Reporting } from '../reporting.ts'
import type { Rules } from '../steps/form/check.ts'
import { clearDraft, readDraft, saveDraft } from '../steps/machine/draft.ts'
import { eventsBetween } from '../steps/machine/events.ts'
import { advance, begin } from '../steps/machine/machine.ts'
import type { Wizard, WizardEvent } from '../steps/machine/machine.ts'

/** The wizard of a report, its files and its draft. */
export function useWizardState({ reporter, owner, known }: Reporting, rules: Rules) {
  const [draft] = useState(() => readDraft(owner, reporter))
  const [wizard, setWizard] = useState(() => draft?.wizard ?? begin(reporter, known))
  const [files, setFiles] = useState<readonly File[]>([])
  const [lostFiles, setLostFiles] = useState(draft?.fileCount ?? 0)
  // events come from handlers, and can follow each other before React has drawn
  const latest = useRef({ wizard, files })
  useEffect(() => {
    latest.current.files = files
  })

  const send = useCallback(
    (event: WizardEvent): Wizard => {
      const before = latest.current.wizard
      const after = advance(before, event, rules, known)
      latest.current.wizard = after
      setWizard(after)
      eventsBetween(before, after).forEach(track)
      if (after.phase.at === 'submitted' || after.phase.at === 'closed') clearDraft()
      else if (after.step !== before.step) saveDraft(owner, after, latest.current.files.length)
      if (event.type === 'startNew') {
        setFiles([])
        setLostFiles(0)
      }
      return after
    },
    [owner, known, rules],
  )
  // asked by what has to know it before React has drawn
  const isSending = useCallback(() => latest.current.wizard.phase.at === 'submitting', [])
  const missingFiles = files.length === 0 ? lostFiles : 0
  return { wizard, send, isSending, files, setFiles, missingFiles }
}
