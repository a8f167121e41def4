import { queryOptions, useMutation } from '@tanstack/react-query'
import { getIsBookableForBookingQueryOptions } from '#gen/booking/calls/is-bookable-for-booking.ts'
import { getIsBookableQueryOptions } from '#gen/booking/calls/is-bookable.ts'
import { getIsEmailValidMutationOptions } from '#gen/booking/calls/is-email-valid.ts'
import { getCompleteBookingQueryOptions } from '#gen/buyresidence/calls/complete-booking.ts'
import { getGetBookingDocumentsQueryOptions } from '#gen/buyresidence/calls/get-booking-documents.ts'
import { getGetBookingObjectInformationForBookingQueryOptions } from '#gen/buyresidence/calls/get-booking-object-information-for-booking.ts'
import { getGetBookingObjectInformationQueryOptions } from '#gen/buyresidence/calls/get-booking-object-information.ts'
import { getStartBookingMutationOptions } from '#gen/buyresidence/calls/start-booking.ts'
import { userCanBookInProject } from '#gen/buyresidence/calls/user-can-book-in-project.ts'
import { userCanBookInStage } from '#gen/buyresidence/calls/user-can-book-in-stage.ts'
import type {
  BookingObjectInformation,
  CompleteBookingRequest,
  StartBookingRequest,
} from '#gen/buyresidence/model.ts'
import { bookingCall, falseOnFailure } from './booking-error.ts'
import { composeMutation } from '../compose-mutation.ts'
import { composeQuery } from '../compose-query.ts'
import { loginMeta, personalMeta, userQuery } from '../session/session.ts'

/** A home as the booking steps show it; the booking that goes on is passed on (C-087, C-088, F-143). */
export const bookingInformationQuery = (objectId: string, bookingId?: string) =>
  composeQuery(
    bookingId === undefined
      ? getGetBookingObjectInformationQueryOptions(objectId)
      : getGetBookingObjectInformationForBookingQueryOptions(objectId, bookingId),
    bookingCall,
    { meta: personalMeta },
  )

/** Whether a home can be booked (C-072); a failure says no. */
export const bookableQuery = (objectId: string) =>
  composeQuery(getIsBookableQueryOptions(objectId), falseOnFailure, {
    retry: false,
    staleTime: 0,
    meta: personalMeta,
  })

/**
 * Whether a booking that is taken up again can go on (C-073); a failure says no. It is asked once: a signature
 * that comes meanwhile ends the question, and not the booking.
 */
export const resumableQuery = (objectId: string, bookingId: string) =>
  composeQuery(getIsBookableForBookingQueryOptions(objectId, bookingId), falseOnFailure, {
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: loginMeta,
  })

/** Whether somebody may book in the project and the stage of a home (C-085, C-086, P-028). */
export const mayBookQuery = (
  { projectId, stageId }: Pick<BookingObjectInformation, 'projectId' | 'stageId'>,
  userId: string,
) =>
  queryOptions({
    queryKey: ['mayBook', projectId, stageId, userId],
    queryFn: async ({ signal }) => {
      const answers = await bookingCall(
        Promise.all([
          userCanBookInProject(projectId, userId, { signal }),
          userCanBookInStage(stageId, userId, { signal }),
        ]),
      )
      return answers.every(Boolean)
    },
    staleTime: 0,
    meta: personalMeta,
  })

/** Starts the booking of a held home (C-080). Not retried. */
export function useStartBooking() {
  return useMutation({
    ...composeMutation(
      getStartBookingMutationOptions(),
      (data: StartBookingRequest) => ({ data }),
      bookingCall,
    ),
    retry: false,
  })
}

/** Whether a buyer can use an e-mail address (C-071, V-054); an error is an error, and no address in use. */
export function useEmailCheck() {
  return useMutation({
    ...composeMutation(
      getIsEmailValidMutationOptions(),
      (data: { ssn: string; email: string }) => ({ data }),
      bookingCall,
    ),
    retry: false,
  })
}

/** The documents of a booking (C-089). */
export const bookingDocumentsQuery = (bookingId: string) =>
  composeQuery(getGetBookingDocumentsQueryOptions(bookingId), bookingCall, { meta: personalMeta })

/**
 * Finishes a booking that is signed and paid (C-083). Done again it changes nothing, so it is a query: however often it
 * is asked for, it is done once. My Pages shows the home from then on.
 */
export const completionQuery = (booking: CompleteBookingRequest) =>
  composeQuery(
    getCompleteBookingQueryOptions(booking, { query: { queryKey: ['completeBooking', booking.bookingId] } }),
    async (answer, { client }) => {
      await bookingCall(answer)
      void client.invalidateQueries({ queryKey: userQuery().queryKey })
      return true
    },
    { staleTime: Infinity, meta: personalMeta },
  )
