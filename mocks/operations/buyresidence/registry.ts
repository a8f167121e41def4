import type { operations } from '#gen/buyresidence/types.ts'
import type { Registry } from '../operation.ts'

/** Who answers each operation of contracts/buyresidence.yaml. */
export const buyresidenceOperations = {
  getBuyResidenceCookie: 'generated',
  setBuyResidenceCookie: 'generated',
  removeBuyResidenceCookie: 'generated',
  getBuyResidenceExpire: 'generated',
  removeBuyResidenceExpire: 'generated',
  getBuyResidenceSignCookie: 'generated',
  setBuyResidenceSignCookie: 'generated',
  userCanBookInProject: 'generated',
  userCanBookInStage: 'generated',
  getBookingObjectInformation: 'generated',
  getBookingObjectInformationForBooking: 'generated',
  startBooking: 'generated',
  getBookingStatus: 'generated',
  getBookingDocuments: 'generated',
  signContract: 'generated',
  completeBooking: 'generated',
  withdrawBooking: 'generated',
  createPaymentId: 'generated',
  startSwishPayment: 'generated',
  startSveaPayment: 'generated',
  startNordeaPayment: 'generated',
  getPaymentStatus: 'generated',
} satisfies Registry<operations>
