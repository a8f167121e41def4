import { useMutation } from '@tanstack/react-query'
import { submitContactForm } from '#gen/content/hooks.ts'
import type { ContactForm } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'

/** Sends a contact or order form of a page (CI-009). */
export function useSendContactForm({ siteId }: Site) {
  return useMutation({
    mutationFn: (form: Omit<ContactForm, 'siteId'>) => submitContactForm({ ...form, siteId }),
  })
}
