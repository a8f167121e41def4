import type { Site } from '#src/sites/site.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { type Due, dueOf, isOpen } from '../../../state/dues/dues.ts'
import type { KeptPayment } from '../../../state/payments/payment.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import { isPaying, payableBooking } from './payable-booking.ts'
import { requestedAccount } from './requested-account.ts'
import type { Buy } from './types.ts'

/** What is paid at a provider: the fee of a booking, or something of My Pages. */
export type Payable = Pick<KeptPayment, 'amount' | 'objectId' | 'contractId' | 'paymentNumber' | 'userId'> & {
  site: Site
  /** What the provider writes of it, where the payer says nothing. */
  message: string
  /** The page of the portal that the provider's page leads back to, for the payment with this id. */
  back: (paymentId: string) => string
}

/** What a bank calls the payment of a booking, in the language of the country. */
const bookingWord = { se: 'Bokning', no: 'Reservasjon', fi: 'Varaus' } as const

/** What can be paid at a provider now, or the problem (see {@link payableBooking}). */
export function payable(
  body: Buy<'CardPayment'>,
  provider: KeptPayment['provider'],
  user: Principal | undefined,
  world: World,
) {
  const due = ownDue(body.ContractId, user, world)
  if (due) return payableDue(due, body, provider, user, world)
  const { booked, refused } = payableBooking(body, provider, user, world)
  if (!booked) return { refused }
  const { booking, home, site } = booked
  const { id, contractId, paymentNumber, fee } = booking
  const back = (paymentId: string) =>
    `${site.paths.booking ?? '/'}?type=booking&poolingId=${paymentId}&bookingId=${id}`
  const message = `${bookingWord[home.country]} ${home.objectNumber}`
  const common = { objectId: home.id, contractId, ...(paymentNumber ? { paymentNumber } : {}) }
  return { payable: { ...common, site, amount: fee, message, back } satisfies Payable }
}

/** What the caller has to pay in My Pages, or has paid, under this id. */
export function ownDue(id: string, user: Principal | undefined, world: World): Due | undefined {
  const account = user && requestedAccount(user.userId, user, world)
  return account && dueOf(account, id)
}

function payableDue(
  { id, site, amount, number, status, objectId }: Due,
  { ObjectId, UserIds, PaymentNumber }: Buy<'CardPayment'>,
  provider: KeptPayment['provider'],
  user: Principal | undefined,
  world: World,
) {
  const userId = user?.userId ?? ''
  if (!UserIds.includes(userId)) return { refused: problem(403, 'forbidden') }
  if (ObjectId !== objectId || PaymentNumber !== number) return { refused: problem(404, 'notFound') }
  if (!site.paymentMethods.includes(provider)) return { refused: problem(422, 'unprocessable') }
  if (!isOpen(status)) return { refused: problem(409, 'conflict') }
  if (isPaying(world.providerPayments.ofContract(id, { userId })))
    return { refused: problem(409, 'paymentInProgress') }
  const back = () => site.paths.myPayments ?? '/'
  const about = { contractId: id, paymentNumber: number, userId, objectId: objectId ?? id }
  return { payable: { ...about, site, amount, message: number, back } satisfies Payable }
}
