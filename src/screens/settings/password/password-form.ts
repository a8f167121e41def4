import * as z from 'zod/mini'
import { zPassword } from '#gen/account_service/schemas.ts'

const chosen = { newPassword: zPassword, repeated: z.string() }

/** The second time the same was typed (V-015). */
const isRepeated = <Form extends { newPassword: string; repeated: string }>() =>
  z.refine<Form>(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    when: () => true,
  })

/** The password that is, the one that will be (V-003), and that one once more (V-015). */
export const passwordForm = z
  .object({ currentPassword: z.string().check(z.minLength(1)), ...chosen })
  .check(isRepeated())

export type PasswordForm = z.infer<typeof passwordForm>

/** A first password: there is none to prove. */
export const firstPasswordForm = z.object(chosen).check(isRepeated())

export type FirstPasswordForm = z.infer<typeof firstPasswordForm>
