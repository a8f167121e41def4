import type { components } from '#gen/notification/types.ts'
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
  of(account: Account, siteKey: string, now: number): Notification[] {
    const paused = this.#data.paused[account.id] ?? []
    return waitingFor(account, siteKey, now)
      .filter(({ id }) => !paused.includes(id))
      .sort((a, b) => b.createdOn.localeCompare(a.createdOn))
  }

  /** Pauses one; whether there is such a notification. */
  pause(account: Account, id: string, now: number): boolean {
    if (!waitingFor(account, account.site, now).some((one) => one.id === id)) return false
    this.#data.paused[account.id] = [...new Set([...(this.#data.paused[account.id] ?? []), id])]
    return true
  }
}

function waitingFor(account: Account, siteKey: string, now: number): Notification[] {
  const ago = (days: number) => new Date(now - (now % dayMs) - days * dayMs + 9 * 3_600_000).toISOString()
  const fee = account.payments.find(({ site, status }) => site === siteKey && status.startsWith('NotPaid'))
  const home = account.site === siteKey ? account.activeObject : undefined
  const found: Notification[] = []
  if (fee)
    found.push({
      notificationType: 'VipPayment',
      name: 'vip_fee',
      id: `${account.id}-vip`,
      createdOn: ago(2),
    })
  const signing = home?.timeline.some(({ step, state }) => step === 'interior' && state !== 'upcoming')
  if (signing) {
    const id = `${account.id}-signing`
    found.push({ notificationType: 'DocumentSigning', name: 'awaiting_signature', id, createdOn: ago(1) })
  }
  if (home?.hasAgreement) {
    found.push({
      notificationType: 'Case',
      name: 'case_updated',
      id: `${account.id}-case`,
      createdOn: ago(4),
    })
  }
  return found
}
