import { compareTexts } from '../../catalogue/lib/compare-texts.ts'
import type { components } from '#gen/notification/types.ts'
import { ownValue, setOwnValue } from '../../engine/own-value.ts'

export type Notification = components['schemas']['Notification']

export type NotificationsData = {
  /** Keys of paused notifications by user (`keyOf`). */
  paused: Record<string, string[]>
}

/** How many of a person's paused ones are remembered: what waited longest ago is over by then. */
const capacity = 200

/**
 * What is remembered of a paused notification. That of an errand keeps its id when there is more news of it, so its time
 * is remembered as well: what happens later is told anew.
 */
const keyOf = ({ notificationType, id, createdOn }: Notification): string =>
  notificationType === 'Case' ? `${id}@${createdOn}` : id

/** What people do not want to be told again. What waits for them follows from everything else in their world. */
export class Notifications {
  readonly #data: NotificationsData

  constructor(data: NotificationsData) {
    this.#data = data
  }

  /** What is left of all that waits for somebody, newest first. */
  open(userId: string, waiting: readonly Notification[]): Notification[] {
    const paused = ownValue(this.#data.paused, userId) ?? []
    return waiting
      .filter((one) => !paused.includes(keyOf(one)))
      .sort((a, b) => compareTexts(b.createdOn, a.createdOn))
  }

  /** Pauses one of what waits for somebody; whether there is such a notification. */
  pause(userId: string, id: string, waiting: readonly Notification[]): boolean {
    const found = waiting.find((one) => one.id === id)
    if (!found) return false
    const others = (ownValue(this.#data.paused, userId) ?? []).filter((key) => key.split('@')[0] !== id)
    setOwnValue(this.#data.paused, userId, [...others, keyOf(found)].slice(-capacity))
    return true
  }
}
