import type { components } from '#gen/notification/types.ts'
import type { Site, SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import { siteOf } from '../catalogue/site-of.ts'
import type { Account } from './accounts/account.ts'

export type Notification = components['schemas']['Notification']

export type NotificationsData = {
  /** Ids of paused notifications by user. */
  paused: Record<string, string[]>
}

const dayMs = 86_400_000

/** What waits for a customer: it follows from the account, less what they have paused (N-019). */
export class Notifications {
  readonly #data: NotificationsData

  constructor(data: NotificationsData) {
    this.#data = data
  }

  /** The open notifications of an account on one site, newest first; `now` in milliseconds. */
  of(account: Account, siteKey: SiteKey, now: number): Notification[] {
    const paused = this.#data.paused[account.id] ?? []
    return waitingFor(account, siteOf(siteKey), now)
      .filter(({ id }) => !paused.includes(id))
      .sort((a, b) => b.createdOn.localeCompare(a.createdOn))
  }

  /** Pauses one of any site; whether there is such a notification. */
  pause(account: Account, id: string, now: number): boolean {
    if (!sites.some((site) => waitingFor(account, site, now).some((one) => one.id === id))) return false
    this.#data.paused[account.id] = [...new Set([...(this.#data.paused[account.id] ?? []), id])]
    return true
  }
}

function waitingFor(account: Account, site: Site, now: number): Notification[] {
  if (!site.capabilities.notifications) return []
  const ago = (days: number) => new Date(now - (now % dayMs) - days * dayMs + 9 * 3_600_000).toISOString()
  const home = account.site === site.key ? account.activeObject : undefined
  const found: Notification[] = []
  if (account.payments.some((payment) => payment.site === site.key && isActive(payment.status, site))) {
    const id = `${account.id}-vip-${site.key.toLowerCase()}`
    found.push({ notificationType: 'VipPayment', name: 'vip_fee', id, createdOn: ago(2) })
  }
  if (home && signs(home)) {
    const id = `${account.id}-signing`
    found.push({ notificationType: 'DocumentSigning', name: 'awaiting_signature', id, createdOn: ago(1) })
  }
  if (home?.hasAgreement && site.capabilities.errands) {
    const id = `${account.id}-case`
    found.push({ notificationType: 'Case', name: 'case_updated', id, createdOn: ago(4) })
  }
  return found
}

/** Whether a payment is still to be made; a reminded one counts where the site says so (K-072). */
function isActive(status: Account['payments'][number]['status'], { capabilities }: Site): boolean {
  return status.startsWith('NotPaid') || (status === 'Reminder1' && capabilities.reminderIsActive)
}

/** A buyer signs for the interior from when it is chosen until the keys; whoever takes over a home has signed it all. */
function signs({ succession, timeline }: NonNullable<Account['activeObject']>): boolean {
  const stateOf = (wanted: string) => timeline.find(({ step }) => step === wanted)?.state
  return !succession && stateOf('interior') !== 'upcoming' && stateOf('moveIn') !== 'done'
}
