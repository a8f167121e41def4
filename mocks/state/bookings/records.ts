import type { PreparationStep } from './preparation.ts'
import type { PaymentScript } from '../payments/payment-script.ts'
import { type Booking, type Hold, pricedAt } from './booking.ts'
import type { SeededBookings } from './seeded-bookings.ts'
import { ownValue } from '../../engine/own-value.ts'

/** What a scenario changes about bookings to come. */
export type BookingBehaviour = {
  /** How many times slower than usual a booking is prepared. */
  pace?: number
  /** The step of the preparation that does not succeed. */
  failsAt?: PreparationStep
  /** What becomes of every payment, whoever pays. */
  payment?: PaymentScript
}

/** An identification that a booking asked for. */
export type Identification = { userId: string; homeId: string; bookingId?: string | undefined }

/** Holds and bookings that were changed or made in this world; all others are as the catalogue has them. */
export type BookingsData = {
  /** By home; null where a hold that the world began with has ended. */
  holds: Record<string, Hold | null>
  changed: Record<string, Booking>
  /** By the session of the e-ID. */
  identifications: Record<string, Identification>
  behaviour: BookingBehaviour
}

export const newBookingsData = (): BookingsData => ({
  holds: {},
  changed: {},
  identifications: {},
  behaviour: {},
})

/** The holds and bookings of one world, copied on the first write over those that all worlds share. */
export class BookingRecords {
  readonly data: BookingsData
  readonly #seeds: () => SeededBookings

  /** The seeds are made of homes, which take long to draw: they are asked for when somebody asks for bookings. */
  constructor(data: BookingsData, seeds: () => SeededBookings) {
    this.data = data
    this.#seeds = seeds
  }

  get seeds(): SeededBookings {
    return this.#seeds()
  }

  all(): Booking[] {
    return Object.values({ ...this.seeds.bookings, ...this.data.changed })
  }

  /** Changes a booking and returns it as it is now. */
  change({ id }: Booking, patch: Partial<Booking>): Booking {
    const before = ownValue(this.data.changed, id) ?? ownValue(this.seeds.bookings, id)
    if (!before) throw new Error(`No booking ${id}`)
    const after = { ...before, ...patch }
    this.data.changed[id] = after
    return after
  }

  add(booking: Booking): Booking {
    this.data.changed[booking.id] = booking
    return booking
  }

  holds(): Hold[] {
    return Object.values({ ...this.seeds.holds, ...this.data.holds }).filter((hold) => hold !== null)
  }

  holdOn(homeId: string): Hold | undefined {
    const kept = ownValue(this.data.holds, homeId)
    return kept === null ? undefined : (kept ?? ownValue(this.seeds.holds, homeId))
  }

  /** Since when homes are taken that nobody has let go of, in milliseconds, by their ids: their prices stay. */
  takenAt(): ReadonlyMap<string, number> {
    const taken = new Map<string, number>()
    const note = (homeId: string, at: number) =>
      taken.set(homeId, Math.min(at, taken.get(homeId) ?? Number.POSITIVE_INFINITY))
    for (const { homeId, heldAt } of this.holds()) note(homeId, heldAt)
    for (const booking of this.all()) if (!booking.ended) note(booking.homeId, pricedAt(booking))
    return taken
  }

  putHold(hold: Hold): Hold {
    this.data.holds[hold.homeId] = hold
    return hold
  }

  dropHold(homeId: string): void {
    if (Object.hasOwn(this.seeds.holds, homeId)) this.data.holds[homeId] = null
    else delete this.data.holds[homeId]
  }
}
