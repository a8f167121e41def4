import * as z from 'zod/mini'
import type { RegisterFields } from './register-form.ts'

const draftKey = 'register-draft'

const draft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  campaignCode: z.optional(z.string()),
  newsletter: z.optional(z.boolean()),
})

/** Keeps what was filled in while the page is left for an e-ID, until the tab is closed; never a password. */
export function keepDraft(filled: z.input<typeof draft>): void {
  sessionStorage.setItem(draftKey, JSON.stringify(draft.parse(filled)))
}

/** What was filled in before the page was left; consent is given anew. */
export function keptDraft(): Partial<RegisterFields> {
  try {
    const { success, data } = draft.safeParse(JSON.parse(sessionStorage.getItem(draftKey) ?? 'null'))
    return success ? data : {}
  } catch {
    return {}
  }
}

export function dropDraft(): void {
  sessionStorage.removeItem(draftKey)
}
