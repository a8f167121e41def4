import type { components } from '#gen/mock_control/types.ts'
import type { Clock } from '../../engine/worlds/clock.ts'
import type { Ids } from '../../engine/worlds/ids.ts'

export type Mail = components['schemas']['Mail']

/** Mails in the order they were sent. */
export type MailboxData = { mails: Mail[] }

/** How many mails a world keeps. */
const capacity = 200

/** The mails that the product would have sent. */
export class Mailbox {
  readonly #data: MailboxData
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(data: MailboxData, clock: Clock, ids: Ids) {
    this.#data = data
    this.#clock = clock
    this.#ids = ids
  }

  /** Sends a mail now, or puts it where it would lie had it been sent at a time; the oldest goes when the box is full. */
  send(mail: Omit<Mail, 'id' | 'sentAt'>, at?: string): Mail {
    const { mails } = this.#data
    const sent = { ...mail, id: this.#ids.next('mail'), sentAt: at ?? this.#clock.iso() }
    const place = at === undefined ? mails.length : mails.findLastIndex(({ sentAt }) => sentAt <= at) + 1
    this.#data.mails = mails.toSpliced(place, 0, sent).slice(-capacity)
    return sent
  }

  /** Shows that the link to an address has been used. */
  linkUsed(url: string): void {
    const usedAt = this.#clock.iso()
    for (const link of this.#data.mails.flatMap(({ links }) => links))
      if (link.url === url) link.usedAt = usedAt
  }

  /** All mails, newest first. */
  list(): Mail[] {
    return this.#data.mails.toReversed()
  }
}
