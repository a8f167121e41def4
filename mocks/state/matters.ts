import type { components } from '#gen/mock_control/types.ts'
import { siteOf } from '../catalogue/site-of.ts'
import type { Account } from './accounts/account.ts'
import { isOngoing } from './bookings/booking.ts'
import { duesOf, isOpen } from './dues/dues.ts'
import { homeDocumentsOf } from './homes/home-documents.ts'
import type { KeptPayment } from './payments/payment.ts'
import { todayOf } from './today.ts'
import type { World } from './world.ts'

type Shown = components['schemas']['Matter']

/** What waits for somebody's money or name, and how it is settled without a provider. */
export type Matter = Omit<Shown, 'personaId'> & { settle: () => void }

/** What a persona has to pay and to sign in a world, as it stands now. */
export function openMatters(world: World, personaId: string): Matter[] {
  const userId = world.catalogue.persona(personaId)?.account?.userId
  const account = userId && world.accounts.byId(userId)
  if (!account) return []
  return [...bookingFees(world, account), ...dues(world, account), ...documents(world, account)]
}

function bookingFees(world: World, account: Account): Matter[] {
  const { bookings } = world
  const waiting = bookings.ofUser(account.id).filter((one) => isOngoing(one) && one.signedAt !== undefined)
  return waiting.map((booking) => {
    const { homeId, contractId, fee: amount } = booking
    const { currency } = siteOf(booking.site).formats
    const paymentNumber = bookings.paymentNumber(booking)
    const settle = () => {
      pay(world, booking.site, {
        paymentId: `${paymentNumber}-panel`,
        amount,
        objectId: homeId,
        contractId,
        paymentNumber,
      })
      bookings.settle()
    }
    return { id: contractId, kind: 'bookingFee', title: numberOf(world, homeId), amount, currency, settle }
  })
}

function dues(world: World, account: Account): Matter[] {
  const { id: userId } = account
  return duesOf(account).flatMap(({ id, site, amount, number, status, objectId }): Matter[] => {
    if (!isOpen(status)) return []
    const settle = () =>
      pay(world, site.key, {
        paymentId: world.ids.next('panel'),
        amount,
        objectId: objectId ?? id,
        contractId: id,
        paymentNumber: number,
        userId,
      })
    const { currency } = site.formats
    const kind = objectId === undefined ? 'vipFee' : 'instalment'
    return [{ id, kind, title: objectId ? numberOf(world, objectId) : null, amount, currency, settle }]
  })
}

function documents(world: World, account: Account): Matter[] {
  const site = siteOf(account.site)
  const today = todayOf(world, site)
  return homeDocumentsOf(account, world.catalogue, site, today).flatMap(({ status, file }): Matter[] => {
    if (status !== 'pending') return []
    const settle = () => {
      const signedDocuments = { ...world.accounts.byId(account.id)?.signedDocuments, [file.id]: today }
      world.accounts.change(account.id, { signedDocuments })
    }
    return [{ id: file.id, kind: 'document', title: file.name, amount: null, currency: null, settle }]
  })
}

type Paid = Pick<KeptPayment, 'paymentId' | 'amount' | 'objectId' | 'contractId' | 'paymentNumber' | 'userId'>

/** A payment whose money has come, as if on the card page: a transfer through a bank would take its time. */
function pay(world: World, key: Account['site'], paid: Paid): void {
  const at = world.clock.iso()
  const { name, formats } = siteOf(key)
  world.providerPayments.add({
    ...paid,
    provider: 'svea',
    status: 'paid',
    errorCode: null,
    currency: formats.currency,
    payee: name,
    message: paid.paymentNumber ?? paid.paymentId,
    createdAt: at,
    expiresAt: at,
    returnUrl: null,
    settledAt: world.clock.now(),
  })
}

const numberOf = ({ catalogue }: World, homeId: string): string | null =>
  catalogue.home(homeId)?.objectNumber ?? null
