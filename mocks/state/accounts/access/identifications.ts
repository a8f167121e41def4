import type { components } from '#gen/account_service/types.ts'
import { ownValue } from '../../../engine/own-value.ts'

type Schemas = components['schemas']
export type RegisterForm = Schemas['RegisterRequest']

/** What an identification is good for: an account that the form describes, or the e-ID of somebody who has one. */
type Purpose = { flow: 'register'; form?: RegisterForm } | { flow: 'update'; userId: string }

/** What it came to: somebody is logged in, or why not. It is said again to whoever polls again. */
export type IdentificationOutcome = { userId: string } | { refused: Schemas['LoginRefused'] }

type Identification = Purpose & { outcome?: IdentificationOutcome }

/** Identifications by the session of their order. */
export type IdentificationsData = Record<string, Identification>

/** What the portal wanted when it started an order that does more than log in. */
export class Identifications {
  readonly #data: IdentificationsData

  constructor(data: IdentificationsData) {
    this.#data = data
  }

  /** Keeps what a new order is for; those whose orders are gone, which `isKept` says, are forgotten. */
  begin(session: string, purpose: Purpose, isKept: (session: string) => boolean): void {
    for (const old of Object.keys(this.#data)) if (!isKept(old)) delete this.#data[old]
    this.#data[session] = purpose
  }

  registrationOf(session: string): RegisterForm | undefined {
    const known = ownValue(this.#data, session)
    return known?.flow === 'register' ? known.form : undefined
  }

  /** Whose account a session is to connect with an e-ID. */
  ownerOf(session: string): string | undefined {
    const known = ownValue(this.#data, session)
    return known?.flow === 'update' ? known.userId : undefined
  }

  outcomeOf(session: string): IdentificationOutcome | undefined {
    return ownValue(this.#data, session)?.outcome
  }

  /** Keeps what an order came to. A form is forgotten: what it says is in the account now, or of no use. */
  end(session: string, outcome: IdentificationOutcome): void {
    const known = ownValue(this.#data, session)
    if (!known) return
    known.outcome = outcome
    if (known.flow === 'register') delete known.form
  }
}
