import type { components } from '#gen/mock_control/types.ts'
import type { Clock } from '../../engine/clock.ts'
import type { Ids } from '../../engine/ids.ts'
import type { Random } from '../../engine/random.ts'
import { type EidOrder, complete, fail, settle } from './order.ts'
import { qrData } from './qr.ts'

/** Who approves when no phone is at hand; seconds after the start. */
export type EidBehaviour = components['schemas']['EidBehaviour']

export type EidData = { orders: Record<string, EidOrder>; behaviour: EidBehaviour }

type Dependencies = {
  clock: Clock
  ids: Ids
  random: Random
  /** The personal number of a persona, to approve in their name. */
  numberOf: (personaId: string) => string | undefined
}

export type StartOrder = Pick<
  EidOrder,
  'idType' | 'flow' | 'siteKey' | 'returnUrl' | 'device' | 'requiredNumber'
> & {
  /** A developer typed this number: it stands in for the e-ID (F-065). */
  personalNumber?: string
}

/** How soon a typed number is approved: quick, but the waiting view is seen. */
const typedMs = 2000
/** Orders that ended are forgotten after ten minutes. */
const keepMs = 600_000
/** A QR text is another one each second, and good for a few of them. */
const qrSeconds = 5

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
  }

  /** Starts an identification and says under which session to ask for it. */
  start({ personalNumber, ...given }: StartOrder): EidOrder {
    this.#forgetOld()
    const { clock, ids } = this.#deps
    const now = clock.now()
    const automatic = this.#automatic(given.idType, now, personalNumber)
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
    return order
  }

  /** The order of a session as it stands now. */
  bySession(session: string): EidOrder | undefined {
    return this.#settled(this.#data.orders[session])
  }

  byReference(orderRef: string): EidOrder | undefined {
    return this.list().find((order) => order.orderRef === orderRef)
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
    const kept = orders.filter(({ session }) => session in this.#data.orders)
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

  /** The app has picked the order up. */
  scan(order: EidOrder): void {
    order.scannedAt ??= this.#deps.clock.now()
  }

  /**
   * The app order that a start link or a scanned QR text belongs to; 'gone' when the token was good once, undefined
   * when it never was.
   */
  async byToken(token: string): Promise<EidOrder | 'gone' | undefined> {
    const [, qrToken = '', seconds = ''] = token.split('.')
    const orders = this.list().filter(({ idType }) => idType === 'bank_id')
    const found = orders.find((one) => [one.autoStartToken, one.qrStartToken].includes(qrToken || token))
    if (!found) return orders.some(({ spent }) => spent.includes(qrToken || token)) ? 'gone' : undefined
    if (qrToken) {
      if (token !== (await qrData(found.qrStartToken, found.qrStartSecret, Number(seconds)))) return undefined
      const age = (this.#deps.clock.now() - found.renewedAt) / 1000 - Number(seconds)
      if (age < 0 || age >= qrSeconds + 1) return 'gone'
    }
    return found.state === 'pending' ? found : 'gone'
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
    order.spent.push(order.autoStartToken, order.qrStartToken)
    Object.assign(order, this.#secrets())
  }

  #secrets() {
    const { random } = this.#deps
    return { autoStartToken: random.uuid(), qrStartToken: random.uuid(), qrStartSecret: random.uuid() }
  }

  /** A redirect flow waits on the provider's page; only an app order is approved by a timer. */
  #automatic(idType: EidOrder['idType'], now: number, typed?: string): EidOrder['automatic'] {
    if (idType !== 'bank_id') return undefined
    if (typed) return { personalNumber: typed, at: now + typedMs }
    const { behaviour } = this
    if (behaviour.mode === 'manual' || behaviour.personaId === null) return undefined
    const personalNumber = this.#deps.numberOf(behaviour.personaId)
    return personalNumber ? { personalNumber, at: now + behaviour.delaySeconds * 1000 } : undefined
  }

  #forgetOld(): void {
    const before = this.#deps.clock.now() - keepMs
    for (const [session, { endedAt }] of Object.entries(this.#data.orders)) {
      if (endedAt !== undefined && endedAt < before) delete this.#data.orders[session]
    }
  }
}
