import type { operations } from '#gen/account_service/types.ts'
import type { Registry } from '../shared/operation.ts'
import { refreshToken } from './refresh-token.ts'
import { startLogin } from './start-login.ts'
import { getBankIdLoginStatus } from './get-bank-id-login-status.ts'
import { submitLoginStatus } from './submit-login-status.ts'
import { loginWithEmail } from './login-with-email.ts'
import { getBoardMemberLoginStatus } from './get-board-member-login-status.ts'
import { selectBoardMember } from './select-board-member.ts'
import { startBookingIdentification } from './start-booking-identification.ts'
import { getBookingIdentificationStatus } from './get-booking-identification-status.ts'
import { submitBookingIdentificationStatus } from './submit-booking-identification-status.ts'
import { validateBookingIdentification } from './validate-booking-identification.ts'
import { getUser } from './get-user.ts'
import { closeAccount } from './close-account.ts'
import { exportUser } from './export-user.ts'
import { withdrawConsent } from './withdraw-consent.ts'
import { registerUser } from './register-user.ts'
import { startRegister } from './start-register.ts'
import { getRegisterStatus } from './get-register-status.ts'
import { submitRegisterStatus } from './submit-register-status.ts'
import { updateUser } from './update-user.ts'
import { updateVipMembership } from './update-vip-membership.ts'
import { startUpdate } from './start-update.ts'
import { getUpdateStatus } from './get-update-status.ts'
import { submitUpdateStatus } from './submit-update-status.ts'
import { getSavedSearches } from './get-saved-searches.ts'
import { createSavedSearch } from './create-saved-search.ts'
import { updateSavedSearch } from './update-saved-search.ts'
import { deleteSavedSearch } from './delete-saved-search.ts'
import { getSearchOfLink } from './get-search-of-link.ts'
import { changeAlertsOfLink } from './change-alerts-of-link.ts'
import { changePriceMailsOfLink } from './change-price-mails-of-link.ts'
import { getUnsubscribePage } from './get-unsubscribe-page.ts'
import { unsubscribe } from './unsubscribe.ts'
import { addFavorite } from './add-favorite.ts'
import { removeFavorite } from './remove-favorite.ts'
import { createInterest } from './create-interest.ts'
import { registerShowing } from './register-showing.ts'

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
