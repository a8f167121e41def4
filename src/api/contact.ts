import { useMutation } from '@tanstack/react-query'
import { getSubmitContactFormMutationOptions } from '#gen/content/calls/submit-contact-form.ts'
import { getSubmitJobApplicationMutationOptions } from '#gen/content/calls/submit-job-application.ts'
import type { ContactForm, JobApplication } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from './compose-mutation.ts'

/** Sends a contact or order form of a page (CI-009). */
export function useSendContactForm({ siteId }: Site) {
  return useMutation(
    composeMutation(getSubmitContactFormMutationOptions(), (form: Omit<ContactForm, 'siteId'>) => ({
      data: { ...form, siteId },
    })),
  )
}

/** Sends an application for an opening, with its files (T-077). */
export function useSendJobApplication({ siteId }: Site) {
  return useMutation(
    composeMutation(
      getSubmitJobApplicationMutationOptions(),
      (application: Omit<JobApplication, 'siteId'>) => ({
        data: { ...application, siteId: String(siteId) as JobApplication['siteId'] },
      }),
    ),
  )
}
