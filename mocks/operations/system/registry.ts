import type { operations } from '#gen/system/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getCaseFaq } from './get-case-faq.ts'
import { hasDocuments } from './has-documents.ts'
import { getNavigationEn } from './get-navigation-en.ts'
import { getNavigation } from './get-navigation.ts'
import { triggerChangeEmail } from './trigger-change-email.ts'
import { confirmChangeEmail } from './confirm-change-email.ts'
import { undoChangeEmail } from './undo-change-email.ts'
import { setPassword } from './set-password.ts'
import { forgotPassword } from './forgot-password.ts'
import { updatePassword } from './update-password.ts'

/** Who answers each operation of contracts/system.yaml. */
export const systemOperations = {
  triggerChangeEmail,
  confirmChangeEmail,
  undoChangeEmail,
  setPassword,
  forgotPassword,
  updatePassword,
  hasDocuments,
  getCaseFaq,
  getNavigation,
  getNavigationEn,
} satisfies Registry<operations>
