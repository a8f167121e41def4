import * as z from 'zod/mini'
import { zEmail, zPersonName, zPhone } from '#gen/account_service/schemas.ts'
import { tabDraft } from '#src/domain/drafts/tab-draft.ts'

const trimmed = z.string().check(z.trim())

/** Who comes to a showing (V-001, V-002, V-004); somebody logged in need not say. */
export const guestForm = z.object({
  firstName: z.pipe(trimmed, zPersonName),
  lastName: z.pipe(trimmed, zPersonName),
  email: z.pipe(trimmed, zEmail),
  phoneNumber: z.pipe(trimmed, zPhone),
})

export type GuestForm = z.infer<typeof guestForm>

/** Who was about to come, whichever showing it was. */
export const guestDraft = tabDraft(
  'showing-guest',
  z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), phoneNumber: z.string() }),
)
