import type { operations } from '#gen/content/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getImage } from './get-image.ts'
import { getMessages } from './get-messages.ts'
import { getResizedImage } from './get-resized-image.ts'
import { getStartViewModel } from './get-start-view-model.ts'
import { getViewModel } from './get-view-model.ts'
import { submitContactForm } from './submit-contact-form.ts'
import { submitJobApplication } from './submit-job-application.ts'

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
