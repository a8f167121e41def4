import type { operations } from '#gen/content/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getImage } from './images/get-image.ts'
import { getMessages } from './messages/get-messages.ts'
import { getResizedImage } from './images/get-resized-image.ts'
import { getStartViewModel } from './pages/get-start-view-model.ts'
import { getViewModel } from './pages/get-view-model.ts'
import { submitContactForm } from './forms/submit-contact-form.ts'
import { submitJobApplication } from './forms/submit-job-application.ts'

/** Who answers each operation of contracts/content.yaml. */
export const contentOperations = {
  getStartViewModel,
  getViewModel,
  getMessages,
  getResizedImage,
  getImage,
  submitContactForm,
  submitJobApplication,
} satisfies Registry<operations>
