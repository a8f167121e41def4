import { useQuery } from '@tanstack/react-query'
import { hasErrandsQuery } from '#src/api/my-pages/errands.ts'
import { notificationsQuery } from '#src/api/my-pages/notification.ts'
import { useSession } from '#src/api/session/session.ts'
import { useToday } from '#src/domain/use-service-time.ts'
import { submenuOf } from './submenu.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useChrome } from '#src/domain/page/use-chrome.ts'

/** What the pages of My Pages share: who is logged in, their menu, and the news of their errands. */
export function useMyPages() {
  const site = useSite()
  const session = useSession()
  const today = useToday(site.timeZone)
  const { page, localPath } = useChrome()
  const { data: notifications = [] } = useQuery({
    ...notificationsQuery(site.key),
    enabled: site.capabilities.notifications && session.kind === 'private',
  })
  // a board has the entry anyway (P-017); when it cannot be told, what else is known of somebody decides
  const { data: hasErrands = false } = useQuery({
    ...hasErrandsQuery(),
    enabled: site.capabilities.errands && session.kind === 'private',
  })
  if (session.kind === 'visitor') return undefined

  const { user } = session
  const errandNews = notifications.filter(({ notificationType }) => notificationType === 'Case')
  const entries = submenuOf({
    site,
    user,
    today,
    hasErrands,
    editMode: page?.editMode ?? false,
  })
  return { user, today, entries, errandNews, localPath }
}
