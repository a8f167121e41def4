import type { operations } from '#gen/buyresidence/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getBuyResidenceCookie } from './get-buy-residence-cookie.ts'
import { setBuyResidenceCookie } from './set-buy-residence-cookie.ts'
import { removeBuyResidenceCookie } from './remove-buy-residence-cookie.ts'
import { getBuyResidenceExpire } from './get-buy-residence-expire.ts'
import { removeBuyResidenceExpire } from './remove-buy-residence-expire.ts'
import { getBuyResidenceSignCookie } from './get-buy-residence-sign-cookie.ts'
import { setBuyResidenceSignCookie } from './set-buy-residence-sign-cookie.ts'
import { userCanBookInProject } from './user-can-book-in-project.ts'
import { userCanBookInStage } from './user-can-book-in-stage.ts'
import { getBookingObjectInformation } from './get-booking-object-information.ts'
import { getBookingObjectInformationForBooking } from './get-booking-object-information-for-booking.ts'
import { startBooking } from './start-booking.ts'
import { getBookingStatus } from './get-booking-status.ts'
import { getBookingDocuments } from './get-booking-documents.ts'
import { signContract } from './sign-contract.ts'
import { completeBooking } from './complete-booking.ts'
import { withdrawBooking } from './withdraw-booking.ts'
import { createPaymentId } from './create-payment-id.ts'
import { startSwishPayment } from './start-swish-payment.ts'
import { startSveaPayment } from './start-svea-payment.ts'
import { startNordeaPayment } from './start-nordea-payment.ts'
import { getPaymentStatus } from './get-payment-status.ts'

/** Who answers each operation of contracts/buyresidence.yaml. */
export const buyresidenceOperations = {
  getBuyResidenceCookie,
  setBuyResidenceCookie,
  removeBuyResidenceCookie,
  getBuyResidenceExpire,
  removeBuyResidenceExpire,
  getBuyResidenceSignCookie,
  setBuyResidenceSignCookie,
  userCanBookInProject,
  userCanBookInStage,
  getBookingObjectInformation,
  getBookingObjectInformationForBooking,
  startBooking,
  getBookingStatus,
  getBookingDocuments,
  signContract,
  completeBooking,
  withdrawBooking,
  createPaymentId,
  startSwishPayment,
  startSveaPayment,
  startNordeaPayment,
  getPaymentStatus,
} satisfies Registry<operations>
