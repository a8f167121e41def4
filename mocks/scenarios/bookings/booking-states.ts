import { siteOf } from '../../catalogue/site-of.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'
import type { Booking, Buyer } from '../../state/bookings/booking.ts'
import { minDownPayment } from '../../state/bookings/rules/money.ts'
import type { World } from '../../state/world.ts'

/** A home in the house that is known home by home: for sale whatever the seed. */
export const freeHomeId = 'home-strandangen-c-1103'

/** A persona has held a home and started its booking, which is ready to be signed. */
export function readyToSign(world: World, personaId: string, homeId: string): Booking {
  const { catalogue, bookings, clock } = world
  const home = required(catalogue.home(homeId), homeId)
  const stage = required(catalogue.stage(home.stageId), home.stageId)
  const account = required(catalogue.persona(personaId)?.account, personaId)
  const site = siteOf(home.site)
  const { userId } = account
  const hold = bookings.hold(homeId, { userId })
  if (hold === 'conflict') throw new Error(`${personaId} books something else`)
  const downPayment = minDownPayment(home)
  const booking = bookings.start(
    {
      objectId: homeId,
      siteId: site.siteId,
      buyers: [buyerOf(world, personaId)],
      financing: { downPayment, loan: (home.price ?? 0) - downPayment },
    },
    { userId, site, stage, hold },
  )
  return bookings.amend(booking, { startedAt: clock.now() - 60_000, pace: 1 })
}

/** The same, and the agreement is signed: the fee is due. */
export function signed(world: World, personaId: string, homeId: string): Booking {
  const booking = readyToSign(world, personaId, homeId)
  return world.bookings.amend(booking, { signedAt: world.clock.now() - 1000 })
}

/** The same, and the fee is paid so many days ago. */
export function paid(world: World, personaId: string, homeId: string, daysAgo = 0): Booking {
  const { bookings, providerPayments, clock } = world
  const at = clock.now() - daysAgo * 86_400_000
  const booking = bookings.amend(signed(world, personaId, homeId), {
    startedAt: at - 60_000,
    signedAt: at - 30_000,
  })
  const paymentNumber = bookings.paymentNumber(booking)
  providerPayments.add({
    paymentId: `${paymentNumber}-card`,
    provider: 'svea',
    status: 'paid',
    errorCode: null,
    amount: booking.fee,
    currency: siteOf(booking.site).formats.currency,
    payee: siteOf(booking.site).name,
    message: 'Bokning',
    objectId: homeId,
    createdAt: new Date(at - 20_000).toISOString(),
    expiresAt: new Date(at + 1_180_000).toISOString(),
    returnUrl: null,
    contractId: booking.contractId,
    paymentNumber,
    settledAt: at,
  })
  bookings.settle()
  return required(bookings.find({ id: booking.id }), booking.id)
}

function buyerOf({ catalogue }: World, personaId: string): Buyer {
  const { firstName, lastName, logins, account } = required(catalogue.persona(personaId), personaId)
  const { email = '', phoneNumber = '', address = '', postalCode = '', city = '' } = account ?? {}
  const ssn = logins.eid?.personalNumber ?? ''
  return { firstName, lastName, ssn, email, phoneNumber, address, postalCode, city }
}
