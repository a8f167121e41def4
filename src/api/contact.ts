import { useMutation } from '@tanstack/react-query'
import { getSubmitContactFormMutationOptions } from '#gen/content/calls/submit-contact-form.ts'
import { getSubmitJobApplicationMutationOptions } from '#gen/content/calls/submit-job-application.ts'
import type { ContactForm, JobApplication } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from './compose-mutation.ts'
import { useIdempotencyKey } from './idempotency-key.ts'

/** Sends a contact or order form of a page (CI-009); sent again, as after an answer that got lost, it is received once. */
export function useSendContactForm({ siteId }: Site) {
  const keyOf = useIdempotencyKey()
  return useMutation(
    composeMutation(getSubmitContactFormMutationOptions(), (form: Omit<ContactForm, 'siteId'>) => ({
      data: { ...form, siteId },
      headers: { 'Idempotency-Key': keyOf(form) },
    })),
  )
}

/** Sends an application for an opening, with its files (T-077); sent again, it is received once. */
export function useSendJobApplication({ siteId }: Site) {
  const keyOf = useIdempotencyKey()
  return useMutation(
    composeMutation(
      getSubmitJobApplicationMutationOptions(),
      (application: Omit<JobApplication, 'siteId'>) => ({
        data: { ...application, siteId: String(siteId) as JobApplication['siteId'] },
        headers: { 'Idempotency-Key': keyOf(application) },
      }),
    ),
  )
}
