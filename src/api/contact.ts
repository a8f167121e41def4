import { useMutation } from '@tanstack/react-query'
import { getSubmitContactFormMutationOptions } from '#gen/content/calls/submit-contact-form.ts'
import { getSubmitJobApplicationMutationOptions } from '#gen/content/calls/submit-job-application.ts'
import type { ContactForm, JobApplication } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from './compose-mutation.ts'
import { idempotencyKey } from './idempotency-key.ts'

/** What is sent, and the id of its draft. */
type Draft<Form> = { draftId: string; form: Omit<Form, 'siteId'> }

/** Sends a contact or order form of a page (CI-009); sent again, as after an answer that got lost, it is received once. */
export function useSendContactForm({ siteId }: Site) {
  return useMutation(
    composeMutation(getSubmitContactFormMutationOptions(), ({ draftId, form }: Draft<ContactForm>) => ({
      data: { ...form, siteId },
      headers: { 'Idempotency-Key': idempotencyKey(draftId, form) },
    })),
  )
}

/** Sends an application for an opening, with its files (T-077); sent again, it is received once. */
export function useSendJobApplication({ siteId }: Site) {
  return useMutation(
    composeMutation(getSubmitJobApplicationMutationOptions(), ({ draftId, form }: Draft<JobApplication>) => ({
      data: { ...form, siteId: String(siteId) as JobApplication['siteId'] },
      headers: { 'Idempotency-Key': idempotencyKey(draftId, form) },
    })),
  )
}
