import { useChangeBoardEmail, useChangeContact, useSendReport } from '#src/api/case-management.ts'
import { AppError } from '#src/api/errors.ts'
import { useSite } from '#src/sites/use-site.ts'
import type { Reporting } from './reporting.ts'
import type { FaultForm } from './steps/form.ts'
import type { Refusal, WizardEvent } from './steps/machine.ts'
import { contactChanges, reportOf } from './steps/request.ts'

/** Sends a report, after what has changed of the contact (S-060); answers with what the wizard makes of it. */
export function useSend({ reporter, contact, boardEmail }: Reporting) {
  const { siteId } = useSite()
  const changeContact = useChangeContact()
  const changeBoardEmail = useChangeBoardEmail()
  const report = useSendReport()

  return async (form: FaultForm, files: readonly File[]): Promise<WizardEvent> => {
    try {
      const changes = contact ? contactChanges(form, contact) : {}
      if (Object.keys(changes).length > 0) await changeContact.mutateAsync(changes)
      const typed = form.boardEmail.trim()
      const isNew = reporter === 'boardMember' && typed !== '' && typed !== (boardEmail ?? '')
      if (isNew) await changeBoardEmail.mutateAsync(typed)
      const { id, ticketNumber } = await report.mutateAsync(reportOf(reporter, form, files, siteId))
      return { type: 'sent', caseId: id, ticketNumber }
    } catch (error) {
      return { type: 'refused', refusal: refusalOf(error) }
    }
  }
}

/** What to say of a report that did not come through (X-050, X-051, F-121). */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof AppError)) return 'general'
  if (error.code === 'emailInUse') return 'emailInUse'
  switch (error.kind) {
    case 'tooLarge':
      return 'filesTooLarge'
    case 'unauthorized':
      return 'loggedOut'
    case 'network':
      return 'offline'
    default:
      return 'general'
  }
}
