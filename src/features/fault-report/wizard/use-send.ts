import { useRef, useState } from 'react'
import { useChangeBoardEmail, useChangeContact, useSendReport } from '#src/api/my-pages/case-management.ts'
import { AppError } from '#src/api/errors.ts'
import { readToken } from '#src/api/session/token.ts'
import { useSite } from '#src/sites/use-site.ts'
import type { Reporting } from '../reporting.ts'
import type { FaultForm } from '../steps/form/form.ts'
import type { Refusal, WizardEvent } from '../steps/machine/machine.ts'
import { contactChanges, reportOf } from '../steps/request.ts'

/**
 * Sends a report, after what has changed of the contact (S-060); answers with what the wizard makes of it. Tells how much
 * of it has gone, and can be stopped until it has.
 */
export function useSend({ reporter, contact, boardEmail, isLoggedIn }: Reporting) {
  const { siteId } = useSite()
  const changeContact = useChangeContact()
  const changeBoardEmail = useChangeBoardEmail()
  const sendReport = useSendReport()
  const stopper = useRef<AbortController>(undefined)
  const [share, setShare] = useState(0)
  // what is on file changes with the first report, and a second one starts from there
  const onFile = useRef({ contact, boardEmail: boardEmail ?? '' })
  // without a token a report would be taken for that of a stranger
  const isLoggedOut = () => isLoggedIn && !readToken()

  const deliver = async (draftId: string, form: FaultForm, files: readonly File[]): Promise<WizardEvent> => {
    if (isLoggedOut()) return { type: 'refused', refusal: 'loggedOut' }
    stopper.current = new AbortController()
    const { signal } = stopper.current
    setShare(0)
    let hasGone = false
    const onSent = (part: number) => {
      hasGone = part >= 1
      setShare(part)
    }
    try {
      const known = onFile.current
      const changes = known.contact ? contactChanges(form, known.contact) : {}
      if (Object.keys(changes).length > 0) await changeContact.mutateAsync(changes)
      if (known.contact) known.contact = { ...known.contact, ...changes }
      const typed = form.boardEmail.trim()
      const isNew = reporter === 'boardMember' && typed !== '' && typed !== known.boardEmail
      if (isNew) await changeBoardEmail.mutateAsync(typed)
      if (isNew) known.boardEmail = typed
      const report = reportOf(reporter, form, files, siteId, isLoggedIn)
      const { id, ticketNumber } = await sendReport.mutateAsync({ draftId, report, signal, onSent })
      return { type: 'sent', caseId: id, ticketNumber }
    } catch (error) {
      return { type: 'refused', refusal: isLoggedOut() ? 'loggedOut' : refusalOf(error, hasGone) }
    }
  }
  return { deliver, share, stop: () => stopper.current?.abort() }
}

/** What to say of a report that did not come through (X-050, X-051, F-121). */
function refusalOf(error: unknown, hasGone: boolean): Refusal {
  if (error instanceof DOMException && error.name === 'AbortError') return 'stopped'
  if (!(error instanceof AppError)) return 'general'
  if (error.code === 'emailInUse') return 'emailInUse'
  switch (error.kind) {
    case 'tooLarge':
      return 'filesTooLarge'
    case 'unauthorized':
      return 'loggedOut'
    case 'network':
      return hasGone ? 'unheard' : 'offline'
    default:
      return 'general'
  }
}
