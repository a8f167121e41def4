import type { operations } from '#gen/buyresidence/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getBuyResidenceCookie } from './hold/get-buy-residence-cookie.ts'
import { setBuyResidenceCookie } from './hold/set-buy-residence-cookie.ts'
import { removeBuyResidenceCookie } from './hold/remove-buy-residence-cookie.ts'
import { getBuyResidenceExpire } from './hold/get-buy-residence-expire.ts'
import { removeBuyResidenceExpire } from './hold/remove-buy-residence-expire.ts'
import { getBuyResidenceSignCookie } from './hold/get-buy-residence-sign-cookie.ts'
import { setBuyResidenceSignCookie } from './hold/set-buy-residence-sign-cookie.ts'
import { userCanBookInProject } from './booking/user-can-book-in-project.ts'
import { userCanBookInStage } from './booking/user-can-book-in-stage.ts'
import { getBookingObjectInformation } from './get-booking-object-information.ts'
import { getBookingObjectInformationForBooking } from './get-booking-object-information-for-booking.ts'
import { startBooking } from './booking/start-booking.ts'
import { getBookingStatus } from './booking/get-booking-status.ts'
import { getBookingDocuments } from './booking/get-booking-documents.ts'
import { signContract } from './booking/sign-contract.ts'
import { completeBooking } from './booking/complete-booking.ts'
import { withdrawBooking } from './booking/withdraw-booking.ts'
import { createPaymentId } from './payments/create-payment-id.ts'
import { startSwishPayment } from './payments/start-swish-payment.ts'
import { startSveaPayment } from './payments/start-svea-payment.ts'
import { startNordeaPayment } from './payments/start-nordea-payment.ts'
import { getPaymentStatus } from './payments/get-payment-status.ts'

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
