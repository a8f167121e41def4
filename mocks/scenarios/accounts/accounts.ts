import { credentialScenarios } from './accounts-credentials.ts'
import { registerScenarios } from './accounts-register.ts'
import { savedScenarios } from './accounts-saved.ts'
import { settledScenarios } from './accounts-settled.ts'
import { vipScenarios } from './accounts-vip.ts'
import type { Scenarios } from '../scenario.ts'

/** Accounts and everything that people keep in them. How a login ends is among the scenarios of e-ID and session. */
export const accountScenarios = {
  ...registerScenarios,
  ...credentialScenarios,
  ...vipScenarios,
  ...savedScenarios,
  ...settledScenarios,
} satisfies Scenarios
