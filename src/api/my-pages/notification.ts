import { getGetNotificationsQueryOptions } from '#gen/notification/calls/get-notifications.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { personalMeta } from '../session/session.ts'

/** What waits for the logged-in person on a site, newest first (C-031). Board members have none (P-033). */
export const notificationsQuery = (siteKey: SiteKey) =>
  getGetNotificationsQueryOptions(siteKey, { query: { meta: personalMeta } })
