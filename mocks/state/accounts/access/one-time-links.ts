import type { components } from '#gen/mock_control/types.ts'
import type { Clock } from '../../../engine/worlds/clock.ts'
import type { Random } from '../../../engine/worlds/random.ts'
import { ownValue } from '../../../engine/own-value.ts'
import type { Mailbox } from '../../mailbox/mailbox.ts'
import { dropOldest } from '../../drop-oldest.ts'

type MailLink = components['schemas']['MailLink']
type Purpose = 'setPassword' | 'changeEmail' | 'undoChangeEmail'

/** A link of a mail as it is kept; times in milliseconds. */
type OneTimeLink = {
  purpose: Purpose
  userId: string
  /** The address it was mailed to. */
  email: string
  url: string
  expiresAt: number
  usedAt?: number
  /** A newer mail was sent, and only its link counts. */
  superseded?: boolean
}

/** Links by the token in them, in the order they were sent. */
export type LinksData = Record<string, OneTimeLink>

/** How a link stands, or that nobody has ever sent it. */
export type LinkState = 'good' | 'used' | 'expired' | 'superseded' | 'unknown'

/** How long each is good for, in milliseconds: an hour, a day, and a week. */
const lives: Readonly<Record<Purpose, number>> = {
  setPassword: 3_600_000,
  changeEmail: 86_400_000,
  undoChangeEmail: 604_800_000,
}
const prefixes: Readonly<Record<Purpose, string>> = {
  setPassword: 'rst',
  changeEmail: 'chg',
  undoChangeEmail: 'udo',
}

/** How many links a world remembers. */
const capacity = 200

/**
 * The one-time links that were mailed. A newer one of the same kind makes a person's older one worthless, but for those
 * that take a change of address back: whoever changes it twice would else take that from the first owner.
 */
export class OneTimeLinks {
  readonly #data: LinksData
  readonly #clock: Clock
  readonly #random: Random
  readonly #mailbox: Pick<Mailbox, 'linkUsed'>

  constructor(data: LinksData, deps: { clock: Clock; random: Random; mailbox: Pick<Mailbox, 'linkUsed'> }) {
    this.#data = data
    this.#clock = deps.clock
    this.#random = deps.random
    this.#mailbox = deps.mailbox
  }

  /** Makes a link for a mail; `urlOf` says where it leads, given its token. */
  make(purpose: Purpose, to: { userId: string; email: string }, urlOf: (token: string) => string): MailLink {
    if (purpose !== 'undoChangeEmail') this.#supersede(to.userId, purpose)
    const token = `${prefixes[purpose]}-${this.#random.hex(24)}`
    const expiresAt = this.#clock.now() + lives[purpose]
    const url = urlOf(token)
    this.#data[token] = { purpose, ...to, url, expiresAt }
    dropOldest(this.#data, capacity)
    return { purpose, url, code: token, expiresAt: new Date(expiresAt).toISOString(), usedAt: null }
  }

  /** How the link with this token stands, and whose it is. */
  look(token: string, purpose: Purpose): { state: LinkState; userId: string; email: string } {
    const link = ownValue(this.#data, token)
    if (link?.purpose !== purpose) return { state: 'unknown', userId: '', email: '' }
    return { state: this.#stateOf(link), userId: link.userId, email: link.email }
  }

  /** Marks a link as used, here and in the mailbox. */
  use(token: string): void {
    const link = ownValue(this.#data, token)
    if (!link) return
    link.usedAt = this.#clock.now()
    this.#mailbox.linkUsed(link.url)
  }

  /** Makes all links worthless that a person has not used yet, whatever for. */
  endAllOf(userId: string): void {
    this.#supersede(userId)
  }

  #supersede(userId: string, purpose?: Purpose): void {
    for (const link of Object.values(this.#data)) {
      const isMeant = purpose === undefined || link.purpose === purpose
      if (isMeant && link.userId === userId && link.usedAt === undefined) link.superseded = true
    }
  }

  #stateOf({ superseded, expiresAt, usedAt }: OneTimeLink): LinkState {
    if (superseded) return 'superseded'
    if (this.#clock.now() >= expiresAt) return 'expired'
    return usedAt === undefined ? 'good' : 'used'
  }
}
