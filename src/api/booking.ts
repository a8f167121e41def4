import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  getIsBookableForBookingQueryKey,
  getIsBookableQueryKey,
  isBookable,
  isBookableForBooking,
  isEmailValid,
} from '#gen/booking/hooks.ts'
import {
  completeBooking,
  getBookingDocuments,
  getBookingObjectInformation,
  getBookingObjectInformationForBooking,
  getGetBookingDocumentsQueryKey,
  getGetBookingObjectInformationForBookingQueryKey,
  getGetBookingObjectInformationQueryKey,
  startBooking,
  userCanBookInProject,
  userCanBookInStage,
} from '#gen/buyresidence/hooks.ts'
import type {
  BookingObjectInformation,
  CompleteBookingRequest,
  StartBookingRequest,
} from '#gen/buyresidence/model.ts'
import { bookingCall, orFalse } from './booking-error.ts'
import { loginMeta, personalMeta, userQuery } from './session.ts'

/** A home as the booking steps show it; the booking that goes on is passed on (C-087, C-088, F-143). */
export const bookingInformationQuery = (objectId: string, bookingId?: string) =>
  queryOptions({
    queryKey:
      bookingId === undefined
        ? getGetBookingObjectInformationQueryKey(objectId)
        : getGetBookingObjectInformationForBookingQueryKey(objectId, bookingId),
    queryFn: ({ signal }) =>
      bookingCall(
        bookingId === undefined
          ? getBookingObjectInformation(objectId, { signal })
          : getBookingObjectInformationForBooking(objectId, bookingId, { signal }),
      ),
    meta: personalMeta,
  })

/** Whether a home can be booked (C-072); a failure says no. */
export const bookableQuery = (objectId: string) =>
  queryOptions({
    queryKey: getIsBookableQueryKey(objectId),
    queryFn: ({ signal }) => orFalse(isBookable(objectId, { signal })),
    retry: false,
    staleTime: 0,
    meta: personalMeta,
  })

/**
 * Whether a booking that is taken up again can go on (C-073); a failure says no. It is asked once: a signature
 * that comes meanwhile ends the question, and not the booking.
 */
export const resumableQuery = (objectId: string, bookingId: string) =>
  queryOptions({
    queryKey: getIsBookableForBookingQueryKey(objectId, bookingId),
    queryFn: ({ signal }) => orFalse(isBookableForBooking(objectId, bookingId, { signal })),
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
    mutationFn: (request: StartBookingRequest) => bookingCall(startBooking(request)),
    retry: false,
  })
}

/** Whether a buyer can use an e-mail address (C-071, V-054); an error is an error, and no address in use. */
export function useEmailCheck() {
  return useMutation({
    mutationFn: (buyer: { ssn: string; email: string }) => bookingCall(isEmailValid(buyer)),
    retry: false,
  })
}

/** The documents of a booking (C-089). */
export const bookingDocumentsQuery = (bookingId: string) =>
  queryOptions({
    queryKey: getGetBookingDocumentsQueryKey(bookingId),
    queryFn: ({ signal }) => bookingCall(getBookingDocuments(bookingId, { signal })),
    meta: personalMeta,
  })

/**
 * Finishes a booking that is signed and paid (C-083). Done again it changes nothing, so it is a query: however often it
 * is asked for, it is done once. My Pages shows the home from then on.
 */
export const completionQuery = (booking: CompleteBookingRequest) =>
  queryOptions({
    queryKey: ['completeBooking', booking.bookingId],
    queryFn: async ({ client }) => {
      await bookingCall(completeBooking(booking))
      void client.invalidateQueries({ queryKey: userQuery().queryKey })
      return true
    },
    staleTime: Infinity,
    meta: personalMeta,
  })
