import type { operations } from '#gen/content/types.ts'
import type { Registry } from '../operation.ts'
import { getResizedImage } from './get-resized-image.ts'
import { getStartViewModel } from './get-start-view-model.ts'
import { getViewModel } from './get-view-model.ts'

/** Who answers each operation of contracts/content.yaml. */
export const contentOperations = {
  getStartViewModel,
  getViewModel,
  getMessages: 'generated',
  getResizedImage,
  submitContactForm: 'generated',
} satisfies Registry<operations>
