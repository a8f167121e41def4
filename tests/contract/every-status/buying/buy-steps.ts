import type { components } from '#gen/buyresidence/types.ts'
import type { Setup } from '../play/setup.ts'

type Schemas = components['schemas']

/** For sale whatever the seed. */
export const freeHome = 'home-strandangen-c-1103'
/** The booking of the buyer who begins in a scenario. */
export const ownBooking = 'book-1001'

/** Who the booking is for, what it costs and how it is paid, for somebody who holds the home. */
export async function startBody(setup: Setup): Promise<Schemas['StartBookingRequest']> {
  const objectId = freeHome
  const { price, minDownPayment } = await setup.call('getBookingObjectInformation', { path: { objectId } })
  const buyer = {
    firstName: 'Jonas',
    lastName: 'Wiklund',
    ssn: '19880902-2398',
    email: 'jonas.wiklund@example.com',
    phoneNumber: '070-1740699',
    address: 'Rörstigen 8',
    postalCode: '169 58',
    city: 'Solna',
  }
  const financing = { downPayment: minDownPayment, loan: price - minDownPayment }
  return { objectId, siteId: 1, buyers: [buyer], financing }
}

/** The same by somebody who holds the home. */
export async function heldBody(setup: Setup) {
  await setup.call('setBuyResidenceCookie', { path: { objectId: freeHome } })
  return startBody(setup)
}

/** The ids of a booking, as its buyer hears of them. */
export async function idsOf(setup: Setup, id: string) {
  const { bookingId, contractId, objectId } = await setup.call('getBookingStatus', { path: { id } })
  return { bookingId, contractId, objectId }
}

/** Signing an agreement on a page of the portal. */
export const signing = (ids: { contractId: string; objectId: string }) => ({
  body: {
    contractId: ids.contractId,
    objectId: ids.objectId,
    returnUrl: 'http://localhost:5173/boka/?type=booking',
  },
})

/** A payment of the fee of a signed booking, with the number that was made for it. */
export async function paymentOf(setup: Setup, id: string): Promise<Schemas['CardPayment']> {
  const { contractId, objectId } = await idsOf(setup, id)
  const number = await setup.call('createPaymentId', { path: { id: contractId } })
  const userId = setup.world.bookings.find({ contractId })?.userId ?? ''
  return { ObjectId: objectId, ContractId: contractId, UserIds: [userId], PaymentNumber: number }
}

/** The same by Swish. */
export async function swishOf(setup: Setup, id: string): Promise<Schemas['SwishPayment']> {
  return { ...(await paymentOf(setup, id)), PhoneNumber: '070-1740699', Message: 'Bokning' }
}
