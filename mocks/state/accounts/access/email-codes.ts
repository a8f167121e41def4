import type { Clock } from '../../../engine/worlds/clock.ts'
import type { Random } from '../../../engine/worlds/random.ts'
import { ownValue, setOwnValue } from '../../../engine/own-value.ts'

export type EmailCodesData = {
  /** Whether sites ask for a code before they make an account (CI-008). */
  required: boolean
  /** Codes that were mailed, by address; times in milliseconds. */
  sent: Record<string, { code: string; expiresAt: number }>
}

/** How long a code is good, in milliseconds, and how many are remembered. */
const lifeMs = 900_000
const capacity = 200

/** The codes that prove that an address is the person's own (V-016). */
export class EmailCodes {
  readonly #data: EmailCodesData
  readonly #clock: Clock
  readonly #random: Random

  constructor(data: EmailCodesData, clock: Clock, random: Random) {
    this.#data = data
    this.#clock = clock
    this.#random = random
  }

  get required(): boolean {
    return this.#data.required
  }

  /** From now on sites ask for a code, or no longer do. */
  set required(required: boolean) {
    this.#data.required = required
  }

  /** A new code of six digits for an address; an older one is no good any more. */
  issue(email: string): string {
    const code = String(Math.floor(this.#random.next() * 1_000_000)).padStart(6, '0')
    const sent = Object.entries(this.#data.sent).slice(1 - capacity)
    this.#data.sent = Object.fromEntries(sent)
    setOwnValue(this.#data.sent, email.toLowerCase(), { code, expiresAt: this.#clock.now() + lifeMs })
    return code
  }

  /** Whether an address has been proven: by its code, or by none where none is asked for. */
  accepts(email: string, code: string | undefined): boolean {
    if (code === undefined) return !this.required
    const sent = ownValue(this.#data.sent, email.toLowerCase())
    return sent?.code === code && this.#clock.now() < sent.expiresAt
  }

  /** Forgets the code of an address; it was good once. */
  spend(email: string): void {
    delete this.#data.sent[email.toLowerCase()]
  }
}
