import * as z from 'zod/mini'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'

/** What was filled in before the page is left, for an e-ID or otherwise; never a password, and consent is given anew. */
export const registerDraft = tabDraft(
  'register-draft',
  z.object({
    way: z.optional(z.enum(['eid', 'password'])),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    campaignCode: z.optional(z.string()),
    newsletter: z.optional(z.boolean()),
  }),
)
