import type { components } from '#gen/mock_control/types.ts'
import { hash } from '../../catalogue/lib/random.ts'
import type { SiteKey } from '#src/sites/site.ts'
import type { Day } from '../../catalogue/dates.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import { dayIn } from '../today.ts'
import type { Clock } from '../../engine/worlds/clock.ts'
import type { Ids } from '../../engine/worlds/ids.ts'
import { Random } from '../../engine/worlds/random.ts'
import { ownValue } from '../../engine/own-value.ts'
import { type EidOrder, type OrderSecrets, complete, fail, expectedNumber, settle } from './order.ts'
import { qrData } from './qr.ts'
import { isSameNumber } from './test-number.ts'

/** Who approves when no phone is at hand; seconds after the start. */
export type EidBehaviour = components['schemas']['EidBehaviour']

export type EidData = {
  orders: Record<string, EidOrder>
  behaviour: EidBehaviour
  /** How a scenario lets every order fail, once the delay of the behaviour has passed and nobody has acted. */
  ending?: string
}

type Dependencies = {
  clock: Clock
  ids: Ids
  random: Random
  /** Keeps the tokens of two worlds apart that began with the same seed: a phone finds its world by a token. */
  worldId?: string
  /** The personal number of a persona, to approve in their name. */
  numberOf: (personaId: string) => string | undefined
}

export type StartOrder = Pick<
  EidOrder,
  'idType' | 'flow' | 'siteKey' | 'returnUrl' | 'device' | 'requiredNumber' | 'userVisibleData' | 'document'
> & {
  /** A developer typed this number: it stands in for the e-ID (F-065). */
  personalNumber?: string
}

/** How soon a typed number is approved: quick, but the waiting view is seen. */
const typedMs = 2000
/** Orders that ended are forgotten after ten minutes. */
const keepMs = 600_000
/** A QR text is another one each second, and good for some more: a photo of it takes its time to get here. */
const qrSeconds = 15

/** The identifications of one world. Every read first moves the order to the present. */
export class EidOrders {
  readonly #data: EidData
  readonly #deps: Dependencies

  constructor(data: EidData, deps: Dependencies) {
    this.#data = data
    this.#deps = deps
  }

  get behaviour(): EidBehaviour {
    return this.#data.behaviour
  }

  set behaviour(behaviour: EidBehaviour) {
    this.#data.behaviour = behaviour
    delete this.#data.ending
  }

  /** From now on every order fails like this, unless somebody acts first; until the behaviour is set anew. */
  endAllWith(failure: string): void {
    this.#data.ending = failure
  }

  /** Starts an identification and says under which session to ask for it. */
  start({ personalNumber, ...given }: StartOrder): EidOrder {
    this.#forgetOld()
    const { clock, ids } = this.#deps
    const now = clock.now()
    const automatic = this.#automatic(given, now, personalNumber)
    const order: EidOrder = {
      ...given,
      ...this.#secrets(),
      orderRef: this.#deps.random.uuid(),
      session: ids.next('ses'),
      startedAt: now,
      renewedAt: now,
      spent: [],
      state: 'pending',
      ...(automatic ? { automatic } : {}),
    }
    this.#data.orders[order.session] = order
    // a provider that fails does not show its page: the browser comes straight back
    if (this.#data.ending && order.idType !== 'bank_id') fail(order, this.#data.ending, now)
    return order
  }

  /** The order of a session as it stands now. */
  bySession(session: string): EidOrder | undefined {
    return this.#settled(ownValue(this.#data.orders, session))
  }

  byReference(orderRef: string): EidOrder | undefined {
    return this.list().find((order) => order.orderRef === orderRef)
  }

  /** When somebody signed or approved each document of theirs, by its id, as days of its site; undefined without one. */
  signedBy(userId: string): Record<string, Day> | undefined {
    const own = Object.values(this.#data.orders).filter(({ document }) => document?.userId === userId)
    if (own.length === 0) return undefined
    const signed = own.flatMap((order): [string, Day][] => {
      const { state, endedAt, document, siteKey } = this.#settled(order) ?? order
      if (state !== 'complete' || endedAt === undefined || !document) return []
      return [[document.id, dayIn(siteOf(siteKey as SiteKey).timeZone, endedAt)]]
    })
    return signed.length === 0 ? undefined : Object.fromEntries(signed)
  }

  /** The signing of a document that waits. */
  signingOf(userId: string, documentId: string): EidOrder | undefined {
    return this.list().find(
      ({ state, document }) =>
        state === 'pending' && document?.userId === userId && document.id === documentId,
    )
  }

  /** The order whose redirect came back with this code; a code is good once. */
  takeCode(code: string): EidOrder | undefined {
    const order = this.list().find((one) => one.code === code)
    if (order) delete order.code
    return order
  }

  /** All orders but those long ended, newest first. */
  list(): EidOrder[] {
    const orders = Object.values(this.#data.orders).map((order) => this.#settled(order) ?? order)
    this.#forgetOld()
    const kept = orders.filter(
      (order) => Object.hasOwn(this.#data.orders, order.session) && !this.#isOld(order),
    )
    return kept.toReversed().sort((a, b) => b.startedAt - a.startedAt)
  }

  /** The person with this number approves; a redirect flow gets the code that goes back to the portal. */
  approve(order: EidOrder, personalNumber: string): void {
    complete(order, personalNumber, this.#deps.clock.now())
    if (order.state === 'complete' && order.idType !== 'bank_id') order.code = this.#deps.random.hex(24)
  }

  fail(order: EidOrder, failure: string): void {
    fail(order, failure, this.#deps.clock.now())
  }

  /** The app has picked the order up; by a link on the same device it first has to find an e-ID there. */
  scan(order: EidOrder, by: 'qr' | 'link' = 'qr'): void {
    if (order.scannedAt !== undefined) return
    order.scannedAt = this.#deps.clock.now()
    if (by === 'link') order.searching = true
  }

  /**
   * The app order that a start link or a scanned QR text belongs to; 'gone' when the token was good once, undefined
   * when it never was.
   */
  async byToken(token: string): Promise<EidOrder | 'gone' | undefined> {
    const orders = this.list().filter(({ idType }) => idType === 'bank_id')
    const found = token.includes('.')
      ? await this.#byQrText(token, orders)
      : orders.find(({ autoStartToken }) => autoStartToken === token)
    if (found === undefined) return orders.some(({ spent }) => spent.includes(token)) ? 'gone' : undefined
    return found === 'gone' || found.state === 'pending' ? found : 'gone'
  }

  async #byQrText(text: string, orders: EidOrder[]): Promise<EidOrder | 'gone' | undefined> {
    const [, startToken = '', seconds = ''] = text.split('.')
    for (const order of orders) {
      for (const shown of [order, order.previous]) {
        if (shown?.qrStartToken !== startToken) continue
        if (text !== (await qrData(startToken, shown.qrStartSecret, Number(seconds)))) return undefined
        const age = (this.#deps.clock.now() - shown.renewedAt) / 1000 - Number(seconds)
        return age < 0 || age >= qrSeconds + 1 ? 'gone' : order
      }
      if (order.spent.includes(startToken)) return 'gone'
    }
    return undefined
  }

  /** The QR text of this second; undefined once nobody can scan it any more. */
  async qr(order: EidOrder): Promise<string | undefined> {
    if (order.state !== 'pending' || order.scannedAt !== undefined) return undefined
    const seconds = Math.floor((this.#deps.clock.now() - order.renewedAt) / 1000)
    return qrData(order.qrStartToken, order.qrStartSecret, seconds)
  }

  #settled(order: EidOrder | undefined): EidOrder | undefined {
    if (order) settle(order, this.#deps.clock.now(), (one) => this.#renew(one))
    return order
  }

  #renew(order: EidOrder): void {
    const { autoStartToken, qrStartToken, qrStartSecret, renewedAt } = order
    order.spent.push(autoStartToken, qrStartToken)
    order.previous = { autoStartToken, qrStartToken, qrStartSecret, renewedAt }
    Object.assign(order, this.#secrets())
  }

  #secrets(): OrderSecrets {
    const { random, worldId = '' } = this.#deps
    const uuid = () => new Random({ seed: hash(`${worldId}/${random.next()}`) }).uuid()
    return { autoStartToken: uuid(), qrStartToken: uuid(), qrStartSecret: uuid() }
  }

  /** A redirect flow waits on the provider's page; only an app order ends by itself. */
  #automatic({ idType, requiredNumber }: StartOrder, now: number, typed?: string): EidOrder['automatic'] {
    if (idType !== 'bank_id') return undefined
    const number = typed ?? requiredNumber
    if (number && this.#cancelRunning(number, now)) return { failure: 'alreadyInProgress', at: now }
    if (typed) return { personalNumber: typed, at: now + typedMs }
    const { behaviour } = this
    const at = now + behaviour.delaySeconds * 1000
    if (this.#data.ending) return { failure: this.#data.ending, at }
    if (behaviour.mode === 'manual' || behaviour.personaId === null) return undefined
    const personalNumber = requiredNumber ?? this.#deps.numberOf(behaviour.personaId)
    return personalNumber ? { personalNumber, at } : undefined
  }

  /**
   * Whoever has an order open in the app can't start another: the one that runs is cancelled, and the new one refused
   * (BankID's alreadyInProgress).
   */
  #cancelRunning(number: string, now: number): boolean {
    const running = this.list().filter((order) => {
      const { idType, state, scannedAt } = order
      const isOpen = idType === 'bank_id' && state === 'pending' && scannedAt !== undefined
      return isOpen && isSameNumber(expectedNumber(order) ?? '', number)
    })
    for (const order of running) fail(order, 'cancelled', now)
    return running.length > 0
  }

  /** A document stays signed: its order is kept, though nobody lists it any more. */
  #forgetOld(): void {
    for (const [session, order] of Object.entries(this.#data.orders)) {
      const isSignature = order.document && order.state === 'complete'
      if (this.#isOld(order) && !isSignature) delete this.#data.orders[session]
    }
  }

  #isOld({ endedAt }: EidOrder): boolean {
    return endedAt !== undefined && endedAt < this.#deps.clock.now() - keepMs
  }
}
