import type { operations } from '#gen/account_service/types.ts'
import type { Registry } from '../shared/operation.ts'
import { refreshToken } from './login/refresh-token.ts'
import { startLogin } from './login/start-login.ts'
import { getBankIdLoginStatus } from './login/get-bank-id-login-status.ts'
import { submitLoginStatus } from './login/submit-login-status.ts'
import { loginWithEmail } from './login/login-with-email.ts'
import { getBoardMemberLoginStatus } from './login/get-board-member-login-status.ts'
import { selectBoardMember } from './login/select-board-member.ts'
import { startBookingIdentification } from './booking-identification/start-booking-identification.ts'
import { getBookingIdentificationStatus } from './booking-identification/get-booking-identification-status.ts'
import { submitBookingIdentificationStatus } from './booking-identification/submit-booking-identification-status.ts'
import { validateBookingIdentification } from './booking-identification/validate-booking-identification.ts'
import { getUser } from './get-user.ts'
import { closeAccount } from './rights/close-account.ts'
import { exportUser } from './rights/export-user.ts'
import { withdrawConsent } from './rights/withdraw-consent.ts'
import { registerUser } from './register/register-user.ts'
import { startRegister } from './register/start-register.ts'
import { getRegisterStatus } from './register/get-register-status.ts'
import { submitRegisterStatus } from './register/submit-register-status.ts'
import { updateUser } from './update-user.ts'
import { updateVipMembership } from './interest/update-vip-membership.ts'
import { startUpdate } from './connect-eid/start-update.ts'
import { getUpdateStatus } from './connect-eid/get-update-status.ts'
import { submitUpdateStatus } from './connect-eid/submit-update-status.ts'
import { getSavedSearches } from './searches/get-saved-searches.ts'
import { createSavedSearch } from './searches/create-saved-search.ts'
import { updateSavedSearch } from './searches/update-saved-search.ts'
import { deleteSavedSearch } from './searches/delete-saved-search.ts'
import { getSearchOfLink } from './searches/get-search-of-link.ts'
import { changeAlertsOfLink } from './searches/change-alerts-of-link.ts'
import { changePriceMailsOfLink } from './mails/change-price-mails-of-link.ts'
import { getUnsubscribePage } from './mails/get-unsubscribe-page.ts'
import { unsubscribe } from './mails/unsubscribe.ts'
import { addFavorite } from './interest/add-favorite.ts'
import { removeFavorite } from './interest/remove-favorite.ts'
import { createInterest } from './interest/create-interest.ts'
import { registerShowing } from './interest/register-showing.ts'

/** Who answers each operation of contracts/account_service.yaml. */
export const accountServiceOperations = {
  refreshToken,
  startLogin,
  getBankIdLoginStatus,
  submitLoginStatus,
  loginWithEmail,
  getBoardMemberLoginStatus,
  selectBoardMember,
  registerUser,
  startRegister,
  getRegisterStatus,
  submitRegisterStatus,
  updateUser,
  updateVipMembership,
  startUpdate,
  getUpdateStatus,
  submitUpdateStatus,
  startBookingIdentification,
  getBookingIdentificationStatus,
  submitBookingIdentificationStatus,
  validateBookingIdentification,
  getUser,
  closeAccount,
  exportUser,
  withdrawConsent,
  getSavedSearches,
  createSavedSearch,
  updateSavedSearch,
  deleteSavedSearch,
  getSearchOfLink,
  changeAlertsOfLink,
  changePriceMailsOfLink,
  getUnsubscribePage,
  unsubscribe,
  addFavorite,
  removeFavorite,
  createInterest,
  registerShowing,
} satisfies Registry<operations>
