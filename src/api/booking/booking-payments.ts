import { queryOptions, useMutation } from '@tanstack/react-query'
import { createPaymentId, getCreatePaymentIdQueryOptions } from '#gen/buyresidence/calls/create-payment-id.ts'
import { getGetPaymentStatusQueryOptions } from '#gen/buyresidence/calls/get-payment-status.ts'
import { startNordeaPayment } from '#gen/buyresidence/calls/start-nordea-payment.ts'
import { startSveaPayment } from '#gen/buyresidence/calls/start-svea-payment.ts'
import { startSwishPayment } from '#gen/buyresidence/calls/start-swish-payment.ts'
import type {
  CardPayment,
  PaymentStatusReply,
  RedirectPaymentStarted,
  SwishPayment,
  SwishPaymentStarted,
} from '#gen/buyresidence/model.ts'
import { bookingInformationQuery } from './booking.ts'
import { BookingError, bookingCall, falseOnFailure } from './booking-error.ts'
import { bookingStatusQuery } from './booking-status.ts'
import { composeQuery } from '../compose-query.ts'
import { AppError } from '../errors.ts'
import { personalMeta } from '../session/session.ts'

/** What a payment is for. */
export type FeeOf = { objectId: string; bookingId: string; contractId: string }

/** The fee of a signed agreement. */
export type Fee = {
  amount: number
  objectNumber: string
  /** What its payments go under; undefined when nothing is to be paid any more. */
  number: string | undefined
  signedAt: string | null
  withdrawableUntil: string | null
}

/**
 * What is to be paid for a booking, and under which number (C-091). Making the number changes state, and gives the same
 * one again: it is made once a visit and never read from a cache.
 */
export const feeQuery = ({ objectId, bookingId, contractId }: FeeOf) =>
  queryOptions({
    queryKey: ['bookingFee', contractId],
    queryFn: async ({ signal, client }): Promise<Fee> => {
      const [home, progress] = await Promise.all([
        client.query(bookingInformationQuery(objectId, bookingId)),
        client.query(bookingStatusQuery(bookingId)),
      ])
      if (progress.at !== 'there') throw new BookingError(new AppError('conflict'))
      const { status, signedAt, withdrawableUntil } = progress.booking
      const isPaid = status === 'paid' || status === 'completed'
      const number = isPaid ? undefined : await bookingCall(createPaymentId(contractId, { signal }))
      return {
        amount: home.bookingFee,
        objectNumber: home.objectNumber,
        number,
        signedAt,
        withdrawableUntil,
      }
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: personalMeta,
  })

/**
 * The number that something of My Pages is paid under (C-091), by the id it is listed with. Reading it changes nothing:
 * it is the reference of the invoice.
 */
export const paymentNumberQuery = (id: string) =>
  composeQuery(getCreatePaymentIdQueryOptions(id), bookingCall, {
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: personalMeta,
  })

/** What starts a payment at a provider (C-090, C-092, C-093). */
export type PaymentStart =
  | { method: 'swish'; payment: SwishPayment }
  | { method: 'svea' | 'nordea'; payment: CardPayment }

/** What a start came to: a payment in the Swish app, or one that goes on at a page of the provider. */
export type PaymentStarted =
  | ({ method: 'swish' } & SwishPaymentStarted)
  | ({ method: 'svea' | 'nordea' } & RedirectPaymentStarted)

/** Starts a payment of the fee (F-139, X-069). Never tried again by itself: who pays decides. */
export function useStartPayment() {
  return useMutation({ mutationFn: startPayment, retry: false })
}

async function startPayment({ method, payment }: PaymentStart): Promise<PaymentStarted> {
  if (method === 'swish') return { method, ...(await bookingCall(startSwishPayment(payment))) }
  const start = method === 'svea' ? startSveaPayment : startNordeaPayment
  return { method, ...(await bookingCall(start(payment))) }
}

/** What is known of a payment: the last reply that came, and how often it was asked for. */
export type PaymentAnswer = { reply: PaymentStatusReply | undefined; asked: number }

/** Two seconds, as for the status of a booking (G-100). */
const pollMs = 2000

/**
 * How the payments under a number stand (C-094), read every two seconds until they have come to an end, `most` times at
 * most. A read that fails says nothing. Each `attempt` is asked about anew: what the last one came to is no news.
 */
export const paymentStatusQuery = (
  { contractId, number, attempt }: { contractId: string; number: string; attempt: string },
  most: number,
) => {
  const { queryKey, queryFn } = getGetPaymentStatusQueryOptions(contractId, number)
  return composeQuery(
    { queryKey: [...queryKey, attempt], queryFn },
    async (answer, context): Promise<PaymentAnswer> => {
      const before = context.client.getQueryData<PaymentAnswer>(context.queryKey)
      const reply = await falseOnFailure(answer)
      return { reply: reply || before?.reply, asked: (before?.asked ?? 0) + 1 }
    },
    {
      refetchInterval: ({ state: { data } }) =>
        data && isAwaited(data) && data.asked < most ? pollMs : false,
      refetchIntervalInBackground: true,
      // who comes back from the app or the bank wants to know at once
      refetchOnWindowFocus: 'always',
      retry: false,
      staleTime: 0,
      gcTime: 0,
      meta: personalMeta,
    },
  )
}

/** Whether there is still something to come: nothing is known yet, or the payment is on its way. */
const isAwaited = ({ reply }: PaymentAnswer): boolean => !reply || reply.status === 'pending'
