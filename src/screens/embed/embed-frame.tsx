import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { endSession, logOut, useForgetPerson, useSession } from '#src/api/session/session.ts'
import { followToken } from '#src/api/session/token.ts'
import { embedPath, offeredViews } from './embed-view.ts'
import { leaveFrame } from './host/leave-frame.ts'
import { SessionGuard } from '#src/features/session/timeout/session-guard.tsx'
import { useSessionWatch } from '#src/features/session/timeout/use-session-watch.ts'
import { leaveMissingEmpty } from '#src/lib/pictures/leave-missing-empty.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useEndElsewhere } from '#src/features/session/logout/use-end-elsewhere.ts'
import { useFormKey } from '#src/features/session/use-form-key.ts'

/** Around what other pages embed (F-122): no header, footer or consent question, only what a session that ends has to say. */
export function EmbedFrame() {
  const site = useSite()
  const router = useRouter()
  const watcher = useSessionWatch()
  const forgetPerson = useForgetPerson()
  const forms = useFormKey(useSession())
  const expire = () => {
    endSession()
    forgetPerson()
  }
  const leaveForGood = (end: () => void) => {
    watcher.tell({ type: 'left' })
    end()
    forgetPerson()
    forms.renew()
  }
  const logout = () => leaveForGood(logOut)
  useEndElsewhere(() => leaveForGood(followToken))
  useEffect(leaveMissingEmpty, [])
  const login = () => void router.navigate({ href: embedPath(site, offeredViews(site)[0]) })
  return (
    <div role="presentation" onClickCapture={({ target }) => leaveFrame(target)}>
      <meta name="robots" content="noindex" />
      {/* the page around it has a main part too */}
      <main id="content" aria-label={window.parent === window ? undefined : site.name}>
        <Outlet key={forms.key} />
      </main>
      <SessionGuard watcher={watcher} onExpired={expire} onLogin={login} onLogout={logout} />
    </div>
  )
}
