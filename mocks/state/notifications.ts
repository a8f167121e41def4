import type { components } from '#gen/notification/types.ts'

export type Notification = components['schemas']['Notification']

export type NotificationsData = {
  /** Ids of paused notifications by user. */
  paused: Record<string, string[]>
}

/** How many of a person's paused ones are remembered: what waited longest ago is over by then. */
const capacity = 200

/** What people do not want to be told again. What waits for them follows from everything else in their world. */
export class Notifications {
  readonly #data: NotificationsData

  constructor(data: NotificationsData) {
    this.#data = data
  }

  /** What is left of all that waits for somebody, newest first. */
  open(userId: string, waiting: readonly Notification[]): Notification[] {
    const paused = this.#data.paused[userId] ?? []
    return waiting
      .filter(({ id }) => !paused.includes(id))
      .sort((a, b) => b.createdOn.localeCompare(a.createdOn))
  }

  /** Pauses one of what waits for somebody; whether there is such a notification. */
  pause(userId: string, id: string, waiting: readonly Notification[]): boolean {
    if (!waiting.some((one) => one.id === id)) return false
    const others = (this.#data.paused[userId] ?? []).filter((one) => one !== id)
    this.#data.paused[userId] = [...others, id].slice(-capacity)
    return true
  }
}
