import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notificationsQuery } from '#src/api/my-pages/notification.ts'
import { useSession } from '#src/api/session/session.ts'
import { useSite } from '#src/sites/use-site.ts'
import type { LoginTab } from '#src/domain/eid/login/login-entry.ts'
import { useFormKey } from './use-form-key.ts'

/** What somebody wants of their account, by a press in the frame; each wish is an object of its own. */
export type AccountWish =
  /** To log in, and perhaps to go on to another page then. */
  { to: 'login'; goOnTo?: string | undefined; tab?: LoginTab | undefined } | { to: 'logout' }

/**
 * Who is logged in, what waits for them, and what they want of their account: the layer over the page does it, which comes
 * after the first window. `path` is that of the page.
 */
export function useAccount(path: string) {
  const site = useSite()
  const session = useSession()
  const forms = useFormKey(session, path)
  const [wish, setWish] = useState<AccountWish>()
  // only customers have notifications (P-033); when they cannot be read the header says nothing of it
  const notifications = useQuery({
    ...notificationsQuery(site.key),
    enabled: site.capabilities.notifications && session.kind === 'private',
  })
  return {
    session,
    forms,
    notificationCount: notifications.data?.length ?? 0,
    wish,
    login: (goOnTo?: string, tab?: LoginTab) => setWish({ to: 'login', goOnTo, tab }),
    logout: () => setWish({ to: 'logout' }),
  }
}
