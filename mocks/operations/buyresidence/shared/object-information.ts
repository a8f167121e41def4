import type { Booking } from '../../../state/bookings/booking.ts'
import { minDownPayment } from '../../../state/bookings/rules/money.ts'
import { projectIdOf } from '../../../state/bookings/sale/project.ts'
import { siteOf } from '../../../catalogue/site-of.ts'
import type { Home } from '../../../catalogue/types.ts'
import { planFromBooking } from '../../../state/purchase/plan.ts'
import { dayIn } from '../../../state/today.ts'
import type { World } from '../../../state/world.ts'
import type { Buy } from './types.ts'

/** A home as the booking steps show it (N-082); undefined where it is none that is sold. */
export function objectInformation(
  world: World,
  home: Home,
  booking?: Booking,
): Buy<'BookingObjectInformation'> | undefined {
  const stage = world.catalogue.stage(home.stageId)
  if (!stage) return undefined
  const { price = 0, totalPrice = price } = home
  const site = siteOf(home.site)
  const signedOn = dayIn(site.timeZone, booking?.signedAt ?? world.clock.now())
  return {
    objectId: home.id,
    objectNumber: home.objectNumber,
    bookingId: booking?.id ?? null,
    siteId: site.siteId,
    projectId: projectIdOf(stage),
    stageId: stage.id,
    stageName: stage.name,
    name: `${stage.name}, ${home.objectNumber}`,
    status: world.bookings.statusOf(home),
    rooms: home.rooms,
    area: home.livingArea,
    floor: home.residenceType === 'apartment' ? home.floor : null,
    price,
    totalPrice,
    currency: site.formats.currency,
    monthlyFee: home.monthlyFee,
    bookingFee: stage.bookingFee,
    minDownPayment: minDownPayment(home),
    // as the agreement and My Pages have it: what lies between booking and keys takes its time
    inhabitDate: planFromBooking(signedOn, home.entryDate).moveIn,
    url: home.url,
    floorPlan: home.rooms > 0 ? `/images/plan/${home.id}.webp` : null,
  }
}
