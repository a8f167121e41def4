import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { notificationsQuery } from '#src/api/notification.ts'
import { endSession, logOut, useForgetPerson, useSession } from '#src/api/session.ts'
import { followToken, readToken } from '#src/api/token.ts'
import { useSessionWatch } from './use-session-watch.ts'
import { useSite } from '#src/sites/use-site.ts'
import { isMyPages } from '#src/domain/page/is-my-pages.ts'
import { useEndElsewhere } from './use-end-elsewhere.ts'
import { useForms } from './use-forms.ts'
import { useLoginDialog } from './use-login-dialog.ts'

/** Who is logged in, what waits for them, and the ways in and out. `path` is that of the page. */
export function useAccount(path: string) {
  const site = useSite()
  const router = useRouter()
  const session = useSession()
  const forgetPerson = useForgetPerson()
  const watcher = useSessionWatch()
  const forms = useForms(session, path)
  const login = useLoginDialog(session.kind === 'visitor')
  // where somebody was when the session ended, to go on there
  const left = useRef<string>(undefined)
  // only customers have notifications (P-033); when they cannot be read the header says nothing of it
  const notifications = useQuery({
    ...notificationsQuery(site.key),
    enabled: site.capabilities.notifications && session.kind === 'private',
  })

  const leave = async () => {
    if (isMyPages(router.latestLocation.pathname) && !readToken()) await show(router, site.paths.start ?? '/')
    forgetPerson()
  }
  /** Leaves, and nothing of what was filled in stays. */
  const leaveForGood = async (end: () => void) => {
    watcher.tell({ type: 'left' })
    left.current = undefined
    end()
    await leave()
    forms.renew()
  }
  const logout = () => void leaveForGood(logOut)
  useEndElsewhere(() => void leaveForGood(followToken))
  const expire = () => {
    const { pathname, publicHref } = router.latestLocation
    if (isMyPages(pathname)) left.current = publicHref
    endSession()
    void leave()
  }
  return {
    session,
    formKey: forms.key,
    notificationCount: notifications.data?.length ?? 0,
    login,
    logout,
    guard: { watcher, onExpired: expire, onLogin: () => login.open(left.current) },
  }
}

/** Goes to another page, and waits until it is the one on screen. */
async function show(router: AnyRouter, href: string): Promise<void> {
  const shown = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  await router.navigate({ href })
  await shown
}
