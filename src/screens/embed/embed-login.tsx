import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { embedPath, reportView } from './embed-view.ts'
import type { LoginVariant } from './embed-view.ts'
import { LoggedIn } from './logged-in.tsx'
import { postToHost } from './host/post-to-host.ts'
import type { LoginTab } from '#src/domain/eid/login/login-entry.ts'
import { LoginPanel } from '#src/features/login/login-panel.tsx'
import { PrivateLogin } from '#src/features/login/private-login.tsx'
import type { LoginView } from '#src/features/login/private-login.tsx'
import { safeReferrer } from '#src/lib/address/referrer.ts'
import { useSite } from '#src/sites/use-site.ts'
import { LoadingPage } from '#src/ui/feedback/loading-page.tsx'

type Props = { variant: LoginVariant; referrer: string | undefined }

/** The login in a frame: on its own it leads on to the portal (S-026), in a case flow to the report (S-027). */
export function EmbedLogin({ variant, referrer: asked }: Props) {
  const t = useTranslations('login')
  const app = useTranslations('app')
  const site = useSite()
  const router = useRouter()
  const session = useSession()
  const [tab, setTab] = useState<LoginTab>('private')
  const [view, setView] = useState<LoginView>(variant === 'email' ? 'email' : 'bankid')
  const [isIn, setIn] = useState(session.kind !== 'visitor')
  const { myErrands, myPages, register } = site.paths
  const report = variant.startsWith('case-management') ? reportView(site) : undefined
  const referrer = safeReferrer(asked, location.origin)
  const goal = report ? `${myErrands}#open-case` : (referrer ?? myPages ?? '/')

  const goOn = useEffectEvent((as: 'private' | 'board') => {
    postToHost(site, variant, { event: 'logged-in', as, goal })
    if (report) void router.navigate({ href: embedPath(site, report), replace: true })
  })
  // told once for each login
  useEffect(() => {
    if (isIn && session.kind !== 'visitor') goOn(session.kind)
  }, [isIn, session.kind])

  if (isIn)
    return report ? (
      <LoadingPage label={app('loading')} />
    ) : (
      <LoggedIn goal={goal} isReferrer={referrer !== undefined} />
    )
  const shared = {
    view,
    onView: setView,
    links: report ? {} : { registerUrl: register ?? undefined },
    // an e-ID of another page goes on in the portal: nobody lets their login be framed
    returnTo: goal,
    onLoggedIn: () => setIn(true),
  }
  const isPrivate = variant === 'case-management-private' || variant === 'email'
  return (
    <div className="mx-auto max-w-150 px-5 py-8">
      <h1 className="mb-6 text-h2">{t('title')}</h1>
      {isPrivate ? <PrivateLogin {...shared} /> : <LoginPanel tab={tab} onTab={setTab} {...shared} />}
    </div>
  )
}
