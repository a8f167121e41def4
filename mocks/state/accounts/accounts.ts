import type { Clock } from '../../engine/worlds/clock.ts'
import type { Ids } from '../../engine/worlds/ids.ts'
import { ownValue } from '../../engine/own-value.ts'
import type { Day } from '../../catalogue/dates.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import { withMoney } from '../dues/money.ts'
import { isSameNumber } from '../eid/test-number.ts'
import type { Account, SavedSearch } from './account.ts'
import { withAdvancesBySignature } from '../purchase/advances.ts'
import { feesOn } from './vip/vip.ts'
import { dayIn, todayOf } from '../today.ts'

/** The accounts that were changed or made in this world; all others are as the catalogue has them. */
export type AccountsData = { changed: Record<string, Account> }

/** What happens to an account elsewhere: money that has come in for it, and documents that its holder has signed. */
export type AccountNews = {
  /** What was paid, once for each payment, with when in milliseconds. */
  paid: (userId: string) => { id: string; at: number }[]
  /** When each document was signed or approved, by its id; undefined without one. */
  signed: (userId: string) => Record<string, Day> | undefined
}

/** The accounts of one world, copied on the first write over those that all worlds share. Every read moves them to the present. */
export class Accounts {
  readonly #data: AccountsData
  readonly #shared: () => readonly Account[]
  readonly #ids: Ids
  readonly #clock: Pick<Clock, 'now'> | undefined
  readonly #news: AccountNews | undefined

  /** Without a clock no time passes, and without news nothing happens elsewhere. */
  constructor(
    data: AccountsData,
    shared: () => readonly Account[],
    ids: Ids,
    clock?: Pick<Clock, 'now'>,
    news?: AccountNews,
  ) {
    this.#data = data
    this.#shared = shared
    this.#ids = ids
    this.#clock = clock
    this.#news = news
  }

  byId(id: string): Account | undefined {
    const { changed } = this.#data
    const kept = ownValue(changed, id) ?? this.#shared().find((one) => one.id === id)
    return kept && !kept.closed ? this.#current(kept) : undefined
  }

  /** Finds a person by number, however it is written: with or without hyphen, with or without century. */
  byPersonalNumber(number: string): Account | undefined {
    return this.#find(({ securityNumber = '' }) => isSameNumber(securityNumber, number))
  }

  /** Finds the account that logs in with an e-mail address. */
  byEmail(email: string): Account | undefined {
    const wanted = email.toLowerCase()
    return this.#find((account) => account.hasAccount && account.email.toLowerCase() === wanted)
  }

  /** Whether somebody else is known by an e-mail address, with an account or as a buyer (V-013). */
  isEmailTaken(email: string, byOthersThan?: string): boolean {
    const wanted = email.toLowerCase()
    return this.#find((one) => one.id !== byOthersThan && one.email.toLowerCase() === wanted) !== undefined
  }

  /** Whether the population register has a person of this name and birth date as deceased. */
  isDeceased({
    firstName,
    lastName,
    birthDate,
  }: Pick<Account, 'firstName' | 'lastName' | 'birthDate'>): boolean {
    const name = `${firstName} ${lastName}`.toLowerCase()
    const match = this.#find(
      (one) =>
        one.deceased === true &&
        birthDate !== undefined &&
        one.birthDate === birthDate &&
        `${one.firstName} ${one.lastName}`.toLowerCase() === name,
    )
    return match !== undefined
  }

  /** Changes an account and returns it as it is now. One that has just been read need not be looked for again. */
  change(which: string | Account, patch: Partial<Account>): Account {
    const before = typeof which === 'string' ? this.byId(which) : which
    if (!before) throw new Error(`No account ${which as string}`)
    const after = { ...before, ...patch }
    this.#data.changed[before.id] = after
    return after
  }

  /** Whoever wants mails about a search they have saved. Nobody does before they have changed their account. */
  withAlerts(): Account[] {
    return Object.values(this.#data.changed).filter(
      ({ closed, savedSearches }) =>
        !closed && savedSearches.some(({ alerts = 'never' }) => alerts !== 'never'),
    )
  }

  /** Whoever has saved something and wants mails about its price. */
  withPriceMails(): Account[] {
    const { changed } = this.#data
    const others = this.#shared().filter(({ id }) => !Object.hasOwn(changed, id))
    return [...Object.values(changed), ...others].filter(
      ({ closed, hasAccount, favourites, priceMails = true }) =>
        !closed && hasAccount && priceMails && favourites.length > 0,
    )
  }

  /** Whose mails about prices carry a code. */
  ofPriceMailCode(code: string): Account | undefined {
    return Object.values(this.#data.changed).find((one) => !one.closed && one.priceMailCode === code)
  }

  /** The search whose mails carry a code, and whose it is. */
  searchOfCode(code: string): { account: Account; search: SavedSearch } | undefined {
    for (const account of Object.values(this.#data.changed)) {
      const search = account.savedSearches.find(({ id }) => ownValue(account.alertCodes ?? {}, id) === code)
      if (search && !account.closed) return { account, search }
    }
    return undefined
  }

  /** Closes an account: what its holder saved, signed up for and agreed to is forgotten. */
  close(id: string): void {
    this.change(id, {
      closed: true,
      hasAccount: false,
      newsletter: false,
      favourites: [],
      savedSearches: [],
      interests: [],
      showings: [],
      consents: [],
      vipMemberships: [],
      vipSites: [],
    })
  }

  /** Makes a new account. */
  add(account: Omit<Account, 'id'>): Account {
    const made = { ...account, id: this.#ids.next('user') }
    this.#data.changed[made.id] = made
    return made
  }

  #find(matches: (account: Account) => boolean): Account | undefined {
    const { changed } = this.#data
    const found =
      Object.values(changed).find((one) => !one.closed && matches(one)) ??
      this.#shared().find((one) => !Object.hasOwn(changed, one.id) && matches(one))
    return found && this.#current(found)
  }

  /** An account with its fees and dues as they stand today, and with what has happened to it elsewhere. */
  #current(kept: Account): Account {
    const known = this.#withNews(kept)
    if (!this.#clock) return known
    const { timeZone } = siteOf(known.site)
    const account = withAdvancesBySignature(known, dayIn(timeZone, this.#clock.now()))
    if (account.payments.length === 0) return account
    const payments = feesOn(account.payments, todayOf({ clock: this.#clock }))
    return payments === account.payments ? account : { ...account, payments }
  }

  #withNews(account: Account): Account {
    if (!this.#news) return account
    const arrived = this.#news.paid(account.id)
    const paid = arrived.length === 0 ? account : withMoney(account, daysOf(arrived, account))
    const signed = this.#news.signed(account.id)
    return signed ? { ...paid, signedDocuments: { ...paid.signedDocuments, ...signed } } : paid
  }
}

/** What has come in, by the days of the place where somebody is a customer. */
function daysOf(arrived: ReturnType<AccountNews['paid']>, { site }: Account) {
  const { timeZone } = siteOf(site)
  return arrived.map(({ id, at }) => ({ id, on: dayIn(timeZone, at) }))
}
