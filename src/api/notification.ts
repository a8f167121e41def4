import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getGetNotificationsQueryKey, getNotifications, pauseNotification } from '#gen/notification/hooks.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { personalMeta } from './session.ts'

/** What waits for the logged-in person on a site, newest first (C-031). Board members have none (P-033). */
export const notificationsQuery = (siteKey: SiteKey) =>
  queryOptions({
    queryKey: getGetNotificationsQueryKey(siteKey),
    meta: personalMeta,
    queryFn: ({ signal }) => getNotifications(siteKey, { signal }),
  })

/** Pauses notifications by id, then reads the list again (S-092). */
export function usePauseNotifications(siteKey: SiteKey) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => pauseNotification(id))),
    onSettled: () => client.invalidateQueries(notificationsQuery(siteKey)),
  })
}
