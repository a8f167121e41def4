import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pauseNotification } from '#gen/notification/calls/pause-notification.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { notificationsQuery } from './notification.ts'

/** Pauses notifications by id, then reads the list again (S-092). */
export function usePauseNotifications(siteKey: SiteKey) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => pauseNotification(id))),
    onSettled: () => client.invalidateQueries(notificationsQuery(siteKey)),
  })
}
