import type { EidFlow } from '#src/api/eid/eid-flow.ts'
import type { LoginTab } from './login/login-entry.ts'

type LoginPurpose = 'login' | 'loginboardmember'

/** What an e-ID is shown for: a login of either kind, or a flow beside it. The words are those of addresses (E-029, E-030). */
export type EidPurpose = LoginPurpose | EidFlow

/** What each tab of the login form shows an e-ID for. */
export const purposeOfTab = {
  private: 'login',
  board: 'loginboardmember',
} as const satisfies Record<LoginTab, LoginPurpose>

/** The tab of the login form that a purpose belongs to. */
export const tabOfPurpose: Record<LoginPurpose, LoginTab> = { login: 'private', loginboardmember: 'board' }

export const isLogin = (purpose: EidPurpose): purpose is LoginPurpose => purpose in tabOfPurpose

/** Key of session storage: what the page was left for to show an e-ID (K-054). */
export const purposeKey = 'pooled-login-type'
