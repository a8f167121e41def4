import type { Ids } from '../../engine/ids.ts'
import { isSameNumber } from '../eid/test-number.ts'
import type { Account } from './account.ts'

/** The accounts that were changed or made in this world; all others are as the catalogue has them. */
export type AccountsData = { changed: Record<string, Account> }

/** The accounts of one world, copied on the first write over those that all worlds share. */
export class Accounts {
  readonly #data: AccountsData
  readonly #shared: readonly Account[]
  readonly #ids: Ids

  constructor(data: AccountsData, shared: readonly Account[], ids: Ids) {
    this.#data = data
    this.#shared = shared
    this.#ids = ids
  }

  byId(id: string): Account | undefined {
    return this.#data.changed[id] ?? this.#shared.find((account) => account.id === id)
  }

  /** Finds a person by number, however it is written: with or without hyphen, with or without century. */
  byPersonalNumber(number: string): Account | undefined {
    return this.#find(({ securityNumber = '' }) => isSameNumber(securityNumber, number))
  }

  byEmail(email: string): Account | undefined {
    const wanted = email.toLowerCase()
    return this.#find((account) => account.hasAccount && account.email.toLowerCase() === wanted)
  }

  /** Changes an account and returns it as it is now. */
  change(id: string, patch: Partial<Account>): Account {
    const before = this.byId(id)
    if (!before) throw new Error(`No account ${id}`)
    const after = { ...before, ...patch }
    this.#data.changed[id] = after
    return after
  }

  /** Makes a new account. */
  add(account: Omit<Account, 'id'>): Account {
    const made = { ...account, id: this.#ids.next('user') }
    this.#data.changed[made.id] = made
    return made
  }

  #find(matches: (account: Account) => boolean): Account | undefined {
    const { changed } = this.#data
    return (
      Object.values(changed).find(matches) ?? this.#shared.find((one) => !(one.id in changed) && matches(one))
    )
  }
}
