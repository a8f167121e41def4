import type { Notification } from '#gen/notification/model.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey, Site } from '#src/sites/site.ts'

/** What a notification says; a document to sign and one to approve differ by name only (E-043). */
export type NotificationKind = 'vipPayment' | 'signing' | 'approval' | 'case' | 'price'

export function kindOf({
  notificationType,
  name,
}: Pick<Notification, 'notificationType' | 'name'>): NotificationKind {
  switch (notificationType) {
    case 'VipPayment':
      return 'vipPayment'
    case 'Case':
      return 'case'
    case 'PriceLowered':
      return 'price'
    case 'DocumentSigning':
      return name === 'awaiting_signature' ? 'signing' : 'approval'
  }
}

const pages: Record<NotificationKind, RouteKey> = {
  vipPayment: 'myPayments',
  signing: 'myDocuments',
  approval: 'myDocuments',
  case: 'myErrands',
  price: 'myResidences',
}

/** Local address of what a notification is about (G-097); undefined where the site has no such page. */
export function targetOf(site: Site, notification: Notification): string | undefined {
  const { targetId, url } = notification
  if (url !== undefined) return url
  const page = pages[kindOf(notification)]
  const path = site.paths[page]
  if (path === null || !isOpen(site, page)) return undefined
  return page === 'myErrands' && targetId ? `${path}?errandId=${encodeURIComponent(targetId)}` : path
}
