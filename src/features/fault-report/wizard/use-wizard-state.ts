import { useCallback, useEffect, useRef, useState } from 'react'
import { track } from '#src/lib/analytics.ts'
import { randomId } from '#src/lib/values/random-id.ts'
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
  const [firstId] = useState(() => draft?.id ?? randomId())
  // events come from handlers, and can follow each other before React has drawn
  const latest = useRef({ wizard, fileCount: lostFiles, draftId: firstId })
  useEffect(() => {
    // those that are still to be chosen again count too, whenever one comes back
    latest.current.fileCount = files.length || lostFiles
  })

  const keep = useCallback(
    (kept: Wizard) => {
      const { fileCount, draftId } = latest.current
      saveDraft(owner, { id: draftId, wizard: kept, fileCount })
    },
    [owner],
  )
  const send = useCallback(
    (event: WizardEvent): Wizard => {
      const before = latest.current.wizard
      const after = advance(before, event, rules, known)
      latest.current.wizard = after
      setWizard(after)
      if (event.type === 'startNew') {
        latest.current.draftId = randomId()
        latest.current.fileCount = 0
      }
      eventsBetween(before, after).forEach(track)
      if (after.phase.at === 'submitted' || after.phase.at === 'closed') clearDraft()
      else if (after.step !== before.step) keep(after)
      if (event.type === 'startNew') {
        setFiles([])
        setLostFiles(0)
      }
      return after
    },
    [keep, known, rules],
  )
  // asked by what has to know it before React has drawn
  const isSending = useCallback(() => latest.current.wizard.phase.at === 'submitting', [])
  /** The id of what is written now: of a further report it is another. */
  const draftId = useCallback(() => latest.current.draftId, [])
  const missingFiles = files.length === 0 ? lostFiles : 0
  return { wizard, send, keep, draftId, isSending, files, setFiles, missingFiles }
}
