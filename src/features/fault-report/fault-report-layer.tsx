import { Suspense, lazy } from 'react'
import { withTexts } from '#src/i18n/feature-texts.ts'
import { useFaultReport } from './use-fault-report.ts'

// the wizard is long, and most pages never open it
const FaultReportDialog = lazy(async () => ({
  default: (await withTexts(['fault-report', 'page-content'], import('./fault-report-dialog.tsx')))
    .FaultReportDialog,
}))

const Html = lazy(async () => ({
  default: (await import('#src/ui/content/html.tsx')).Html,
}))

type Props = { onLogin: (goOnTo: string, tab: 'private' | 'board') => void }

/** The fault report, where one is open. */
export function FaultReportLayer({ onLogin }: Props) {
  const { open, close, logIn, seeErrands } = useFaultReport(onLogin)
  if (!open) return null
  return (
    <Suspense>
      <FaultReportDialog
        key={open.session.kind === 'visitor' ? '' : open.session.user.id}
        session={open.session}
        asBoard={open.entry === 'board'}
        onSeeErrands={seeErrands}
        onClose={close}
        onLogin={logIn}
        html={shownHtml}
      />
    </Suspense>
  )
}

const shownHtml = (html: string) => (
  <Suspense>
    <Html html={html} />
  </Suspense>
)
