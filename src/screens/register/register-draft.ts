import * as z from 'zod/mini'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'

/** What was filled in while the page is left for an e-ID; never a password, and consent is given anew. */
export const registerDraft = tabDraft(
  'register-draft',
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    campaignCode: z.optional(z.string()),
    newsletter: z.optional(z.boolean()),
  }),
)
