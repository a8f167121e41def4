import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { notificationsQuery } from '#src/api/notification.ts'
import { useEndSession, useSession } from '#src/api/session.ts'
import { stringifySearch } from '#src/lib/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { headerSessionOf } from './header-session.ts'

/** Who is logged in, what waits for them, and the ways in and out that the header offers. */
export function useAccount() {
  const site = useSite()
  const router = useRouter()
  const session = useSession()
  const endSession = useEndSession()
  // only customers have notifications (P-033); when they cannot be read the header says nothing of it
  const notifications = useQuery({
    ...notificationsQuery(site.key),
    enabled: site.capabilities.notifications && session.kind === 'private',
  })

  const onLogin = () => {
    const referrer = router.latestLocation.publicHref
    void router.navigate({ href: site.paths.login + stringifySearch({ referrer }) })
  }
  const onLogout = () => {
    endSession()
    void router.navigate({ href: site.paths.start ?? '/' })
  }
  return {
    session: headerSessionOf(session),
    notificationCount: notifications.data?.length ?? 0,
    onLogin,
    onLogout,
  }
}
