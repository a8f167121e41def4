import type { operations } from '#gen/system/types.ts'
import type { Registry } from '../operation.ts'
import { getNavigationEn } from './get-navigation-en.ts'
import { getNavigation } from './get-navigation.ts'

/** Who answers each operation of contracts/system.yaml. */
export const systemOperations = {
  triggerChangeEmail: 'generated',
  confirmChangeEmail: 'generated',
  setPassword: 'generated',
  forgotPassword: 'generated',
  updatePassword: 'generated',
  hasDocuments: 'generated',
  getCaseFaq: 'generated',
  getNavigation,
  getNavigationEn,
} satisfies Registry<operations>
