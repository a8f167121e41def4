import type { operations } from '#gen/account_service/types.ts'
import type { Registry } from '../operation.ts'
import { refreshToken } from './refresh-token.ts'
import { startLogin } from './start-login.ts'
import { getBankIdLoginStatus } from './get-bank-id-login-status.ts'
import { submitLoginStatus } from './submit-login-status.ts'
import { loginWithEmail } from './login-with-email.ts'
import { getBoardMemberLoginStatus } from './get-board-member-login-status.ts'
import { selectBoardMember } from './select-board-member.ts'
import { getUser } from './get-user.ts'

/** Who answers each operation of contracts/account_service.yaml. */
export const accountServiceOperations = {
  refreshToken,
  startLogin,
  getBankIdLoginStatus,
  submitLoginStatus,
  loginWithEmail,
  getBoardMemberLoginStatus,
  selectBoardMember,
  registerUser: 'generated',
  startRegister: 'generated',
  getRegisterStatus: 'generated',
  submitRegisterStatus: 'generated',
  updateUser: 'generated',
  updateVipMembership: 'generated',
  startUpdate: 'generated',
  getUpdateStatus: 'generated',
  submitUpdateStatus: 'generated',
  startBookingIdentification: 'generated',
  getBookingIdentificationStatus: 'generated',
  submitBookingIdentificationStatus: 'generated',
  validateBookingIdentification: 'generated',
  getUser,
  getSavedSearches: 'generated',
  createSavedSearch: 'generated',
  deleteSavedSearch: 'generated',
  addFavorite: 'generated',
  removeFavorite: 'generated',
  createInterest: 'generated',
  registerShowing: 'generated',
} satisfies Registry<operations>
