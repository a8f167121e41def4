import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { EmbedNote } from './embed-note.tsx'
import type { EmbedView } from './embed-view.ts'
import { postToHost } from './host/post-to-host.ts'
import { FaultReport } from '#src/features/fault-report/fault-report.tsx'
import { Film } from '#src/features/page-content/film/film.tsx'
import { LoginDialog } from '#src/features/login/login-dialog.tsx'
import { Html } from '#src/ui/content/html.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { AriaLocale } from '#src/ui/overlays/aria-locale.tsx'

/** The fault report in a frame, by whoever is logged in there; whoever is not gives contact details instead (P-025, Q-042). */
export function EmbedReport({ view }: { view: EmbedView }) {
  const t = useTranslations('embed')
  const site = useSite()
  const session = useSession()
  // a session that ends loses nothing
  const [reporter, setReporter] = useState<typeof session | undefined>(session)
  const [isLoggingIn, setLoggingIn] = useState(false)
  const stopLogin = () => setLoggingIn(false)
  const close = () => {
    postToHost(site, view, { event: 'closed' })
    setReporter(undefined)
  }
  const seeErrands = (caseId?: string) => {
    const query = caseId ? `?errandId=${encodeURIComponent(caseId)}` : ''
    window.open(`${site.paths.myErrands}${query}`, '_top')
  }
  if (!reporter)
    return (
      <EmbedNote title={t('closed.report')}>
        <Button onClick={() => setReporter(session)}>{t('closed.startReport')}</Button>
      </EmbedNote>
    )
  return (
    <AriaLocale>
      <h1 className="sr-only">{t(`view.${view}.title`)}</h1>
      <div className="h-dvh">
        <FaultReport
          session={reporter}
          asBoard={false}
          onSeeErrands={seeErrands}
          onClose={close}
          onLogin={() => setLoggingIn(true)}
          html={shownHtml}
          film={shownFilm}
        />
      </div>
      {isLoggingIn && (
        <LoginDialog
          tab={reporter.kind === 'board' ? 'board' : 'private'}
          links={{}}
          onLoggedIn={stopLogin}
          onClose={stopLogin}
        />
      )}
    </AriaLocale>
  )
}

const shownHtml = (html: string) => <Html html={html} />

const shownFilm: ComponentProps<typeof FaultReport>['film'] = (video) => <Film video={video} />
