import { Suspense } from 'react'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { FaultReportProps } from '../fault-report.tsx'
import { useFaultReport } from './use-fault-report.ts'

// the wizard is long, and most pages never open it
const FaultReportDialog = lazyPart(
  async () => (await import('./fault-report-dialog.tsx')).FaultReportDialog,
  { texts: ['fault-report', 'page-content'] },
)

const Html = lazyPart(async () => (await import('#src/ui/content/html.tsx')).Html)

type Props = {
  onLogin: (goOnTo: string, tab: 'private' | 'board') => void
  film: FaultReportProps['film']
}

/** The fault report, where one is open. */
export function FaultReportLayer({ onLogin, film }: Props) {
  const { open, returned, close, logIn, seeErrands } = useFaultReport(onLogin)
  if (!open) return null
  return (
    <Suspense>
      <FaultReportDialog
        key={open.session.kind === 'visitor' ? '' : open.session.user.id}
        session={open.session}
        asBoard={open.entry === 'board' || open.entry === 'noManagement'}
        returned={returned}
        onSeeErrands={seeErrands}
        onClose={close}
        onLogin={logIn}
        html={shownHtml}
        film={film}
      />
    </Suspense>
  )
}

const shownHtml = (html: string) => (
  <Suspense>
    <Html html={html} />
  </Suspense>
)
