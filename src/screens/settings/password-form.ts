import * as z from 'zod/mini'
import { zPassword } from '#gen/account_service/schemas.ts'

/** The password that is, the one that will be (V-003), and that one once more (V-015). */
export const passwordForm = z
  .object({
    currentPassword: z.string().check(z.minLength(1)),
    newPassword: zPassword,
    repeated: z.string(),
  })
  .check(
    z.refine(({ newPassword, repeated }) => newPassword === repeated, {
      path: ['repeated'],
      when: () => true,
    }),
  )

export type PasswordForm = z.infer<typeof passwordForm>
