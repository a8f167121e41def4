import * as z from 'zod/mini'
import { zEmail, zEmailLoginRequest, zPersonalNumber } from '#gen/account_service/schemas.ts'

/** A typed address; spaces around it are nobody's intention. */
const typedEmail = z.pipe(z.string().check(z.trim()), zEmail)

/** The login form (V-011): the contract's request, without what the site adds. */
export const emailLoginForm = z.extend(z.pick(zEmailLoginRequest, { password: true }), { email: typedEmail })

/** The forgot-password form (V-010). */
export const resetForm = z.object({ email: typedEmail })

/** The developer form (F-065). */
export const developerForm = z.object({ personalNumber: z.pipe(z.string().check(z.trim()), zPersonalNumber) })

export type EmailLoginForm = z.infer<typeof emailLoginForm>
export type ResetForm = z.infer<typeof resetForm>
export type DeveloperForm = z.infer<typeof developerForm>

/** The message for an address that is refused: there is none, or it is none. */
export const emailMessage = (typed: string) => (typed.trim() === '' ? 'emailRequired' : 'emailFormat')
