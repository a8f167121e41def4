import type { components } from '#gen/buyresidence/types.ts'
import type { Site } from '#src/sites/site.ts'
import type { HomeStatus } from '../../catalogue/codes.ts'
import type { Home, Stage } from '../../catalogue/types.ts'
import type { Clock } from '../../engine/worlds/clock.ts'
import type { Ids } from '../../engine/worlds/ids.ts'
import type { Random } from '../../engine/worlds/random.ts'
import { ownValue } from '../../engine/own-value.ts'
import type { EidOrder } from '../eid/order.ts'
import { takeOffAccount } from './account-effects.ts'
import { type Booking, type Hold, balanceOf, isOngoing, isSecured, stateOf } from './booking.ts'
import { type BookedHome, agreementText } from './papers/documents.ts'
import { sendBookingLetter } from './papers/letters.ts'
import { loweringsBy } from './sale/lowerings.ts'
import { feeNow } from './rules/money.ts'
import type { Identification } from './records.ts'
import { isSameStart } from './rules/same-start.ts'
import { releasesBy } from './sale/releases.ts'
import {
  type BookingContext,
  bookedHomeOf,
  endBooking,
  endHold,
  noteOngoingOf,
  settleBookings,
} from './settle.ts'

type StartRequest = components['schemas']['StartBookingRequest']

/** Who asks: the browser by what its cookie proves, the person by their id. */
export type Holder = { token?: string | undefined; userId?: string | undefined }

type Dependencies = BookingContext & Readonly<{ clock: Clock; ids: Ids; random: Random }>

/** A home is held for thirty minutes (G-100). */
const holdMs = 30 * 60_000

/** The holds and bookings of one world. Every read first does what time has brought about. */
export class Bookings {
  readonly #context: Dependencies

  constructor(context: Dependencies) {
    this.#context = context
  }

  get behaviour() {
    return this.#context.records.data.behaviour
  }

  /** Every booking as it stands now. */
  list(): Booking[] {
    this.settle()
    return this.#context.records.all()
  }

  /** Brings all bookings to the present. */
  settle(): void {
    settleBookings(this.#context, this.#now())
  }

  /** The booking of this id, of this start, or of this agreement. */
  find(by: Partial<Pick<Booking, 'id' | 'startId' | 'contractId'>>): Booking | undefined {
    return this.list().find(
      ({ id, startId, contractId }) => id === by.id || startId === by.startId || contractId === by.contractId,
    )
  }

  ofUser(userId: string): Booking[] {
    return this.list().filter((booking) => booking.userId === userId)
  }

  /** The homes whose status here is another than in the catalogue. */
  changedStatuses(): ReadonlyMap<string, HomeStatus> {
    this.settle()
    const { catalogue, records } = this.#context
    const { data } = records
    const released = releasesBy(catalogue, this.#now())
    const changes = new Map<string, HomeStatus>(released.map(({ homeId }) => [homeId, 'forSale']))
    for (const [homeId, hold] of Object.entries(data.holds)) {
      changes.set(homeId, hold ? 'reserved' : 'forSale')
    }
    for (const booking of Object.values(data.changed)) {
      if (isSecured(booking)) changes.set(booking.homeId, 'booked')
    }
    return changes
  }

  /** The homes whose price was lowered here since the world began, as they are offered now; never one that was taken before. */
  lowered(): ReadonlyMap<string, Home> {
    this.settle()
    const { catalogue, records } = this.#context
    const lowerings = loweringsBy(catalogue, this.#now())
    if (lowerings.size === 0) return new Map()
    const taken = records.takenAt()
    const here = [...lowerings].filter(([id, { at }]) => at <= (taken.get(id) ?? at))
    return new Map(here.map(([id, { home }]) => [id, home]))
  }

  /** A home with the price that it has here now. */
  asOffered(home: Home): Home {
    return this.lowered().get(home.id) ?? home
  }

  statusOf({ id, status }: Home): HomeStatus {
    return this.changedStatuses().get(id) ?? status
  }

  /** The hold on a home that runs, whoever has it. */
  holdOn(homeId: string): Hold | undefined {
    this.settle()
    return this.#context.records.holdOn(homeId)
  }

  /** The hold that somebody has on a home. */
  ownHold(homeId: string, by: Holder): Hold | undefined {
    const hold = this.holdOn(homeId)
    return hold && isOwn(hold, by) ? hold : undefined
  }

  /** The hold that somebody has, of whichever home. */
  heldBy(by: Holder): Hold | undefined {
    this.settle()
    return this.#context.records.holds().find((hold) => isOwn(hold, by))
  }

  /**
   * Holds a home, or starts the time of one's own hold anew. Whoever holds another home lets go of it, unless a booking of
   * it is on its way: then it is a conflict. Whether the home may be held is for the caller to know.
   */
  hold(homeId: string, by: Holder): Hold | 'conflict' {
    const { records, random } = this.#context
    const now = this.#now()
    const own = this.ownHold(homeId, by)
    const others = records.holds().filter((hold) => hold.homeId !== homeId && isOwn(hold, by))
    if (others.some((hold) => this.#keepsUp(hold))) return 'conflict'
    for (const { homeId: former } of others) endHold(this.#context, former, now, 'left')
    const userId = own?.userId ?? by.userId
    return records.putHold({
      homeId,
      token: own?.token ?? random.hex(24),
      ...(userId ? { userId } : {}),
      heldAt: own?.heldAt ?? now,
      expiresAt: now + holdMs,
    })
  }

  /** Ends a hold at once, and the booking that it kept up; whether there was one. */
  release(homeId: string, by: Holder): boolean {
    if (!this.ownHold(homeId, by)) return false
    endHold(this.#context, homeId, this.#now(), 'left')
    return true
  }

  /**
   * Starts the booking of a home that is held; an unsigned one by the same buyer gives way. Started again with the same, it
   * is the one that is there, unless its documents could not be made.
   */
  start(request: StartRequest, buyer: { userId: string; site: Site; stage: Stage; hold: Hold }): Booking {
    const { records, ids } = this.#context
    const now = this.#now()
    const { objectId: homeId, siteId: _site, ...asked } = request
    const { userId, site, stage, hold } = buyer
    const formers = this.ofUser(userId).filter((one) => one.homeId === homeId && isOngoing(one))
    const same = formers.find((one) => this.stateOf(one) !== 'failed' && isSameStart(one, request))
    if (same) return same
    for (const former of formers) endBooking(this.#context, former, now, 'replaced')
    records.putHold({ ...hold, userId })
    const { pace = 1, failsAt } = this.behaviour
    const booking = records.add({
      ...asked,
      id: ids.next('book'),
      startId: ids.next('start'),
      contractId: ids.next('con'),
      homeId,
      site: site.key,
      userId,
      pricedAt: hold.heldAt,
      fee: feeNow(stage, site),
      startedAt: now,
      pace,
      ...(failsAt ? { failsAt } : {}),
      received: [],
      refunds: [],
    })
    noteOngoingOf(this.#context, userId)
    return booking
  }

  /** Starts the signing of a prepared booking by its first buyer; one that still waits is cancelled. */
  startSigning(booking: Booking, where: Pick<EidOrder, 'returnUrl' | 'device'>): EidOrder {
    const { records, eid } = this.#context
    const booked = this.withHome(booking)
    const { key, idType } = booked.site
    const running = booking.signing ? eid.bySession(booking.signing) : undefined
    if (running?.state === 'pending') eid.fail(running, idType === 'bank_id' ? 'cancelled' : 'cancel')
    const [signer] = booking.buyers
    const order = eid.start({
      ...where,
      idType,
      flow: 'sign',
      siteKey: key,
      userVisibleData: agreementText(booked, this.#now()),
      ...(signer ? { requiredNumber: signer.ssn } : {}),
    })
    records.change(booking, { signing: order.session })
    return order
  }

  /** The number under which the fee is paid: always the same one. */
  paymentNumber(booking: Booking): string {
    const { records, ids } = this.#context
    const paymentNumber = booking.paymentNumber ?? ids.next('pay')
    if (!booking.paymentNumber) records.change(booking, { paymentNumber })
    return paymentNumber
  }

  /** Finishes a secured booking; done again it changes nothing. */
  complete(booking: Booking): void {
    const { completedAt = this.#now() } = booking
    this.#context.records.change(booking, { completedAt })
  }

  /** Withdraws from a signed booking: the home is free, and what was paid goes back. Returns that amount. */
  withdraw(booking: Booking): number {
    const { records, accounts, mailbox } = this.#context
    const at = this.#now()
    const amount = balanceOf(booking)
    const refunds = amount > 0 ? [...booking.refunds, { amount, at }] : booking.refunds
    const withdrawn = records.change(booking, { ended: { at, why: 'withdrawn' }, refunds })
    records.dropHold(booking.homeId)
    takeOffAccount(accounts, withdrawn)
    noteOngoingOf(this.#context, booking.userId)
    sendBookingLetter(mailbox, 'withdrawn', this.withHome(withdrawn), at, amount)
    return amount
  }

  /** Lets a booking have come further, or begun earlier: what a scenario starts from. */
  amend(booking: Booking, patch: Partial<Booking>): Booking {
    return this.#context.records.change(booking, patch)
  }

  /** Lets a hold run out at another time, in milliseconds. */
  endHoldAt(homeId: string, expiresAt: number): void {
    const hold = this.#context.records.holdOn(homeId)
    if (hold) this.#context.records.putHold({ ...hold, expiresAt })
  }

  /** Keeps whom and what a new identification is for; those whose order is gone are forgotten. */
  noteIdentification(session: string, identification: Identification): void {
    const { records, eid } = this.#context
    const known = records.data.identifications
    for (const old of Object.keys(known)) if (!eid.bySession(old)) delete known[old]
    known[session] = identification
  }

  identification(session: string): Identification | undefined {
    return ownValue(this.#context.records.data.identifications, session)
  }

  /** Whether the home that an identification is about has not gone to somebody else meanwhile. */
  isStillOpen(session: string): boolean {
    const about = this.identification(session)
    if (!about) return false
    const taken = this.list().find((one) => one.homeId === about.homeId && !one.ended)
    const hold = this.holdOn(about.homeId)
    const isOthers = (userId: string | undefined) => userId !== undefined && userId !== about.userId
    return !isOthers(taken?.userId) && !isOthers(hold?.userId)
  }

  stateOf(booking: Booking) {
    return stateOf(booking, this.#now())
  }

  withHome(booking: Booking): BookedHome {
    return bookedHomeOf(this.#context, booking)
  }

  /** Whether a booking that is on its way depends on a hold. */
  #keepsUp({ homeId }: Hold): boolean {
    return this.#context.records.all().some((booking) => booking.homeId === homeId && isOngoing(booking))
  }

  #now(): number {
    return this.#context.clock.now()
  }
}

function isOwn({ token, userId }: Hold, by: Holder): boolean {
  return (token !== undefined && token === by.token) || (userId !== undefined && userId === by.userId)
}
