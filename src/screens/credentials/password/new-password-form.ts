import * as z from 'zod/mini'
import { zPassword } from '#gen/system/schemas.ts'

/** A new password (V-003), and the same once more (V-015). */
export const newPasswordForm = z
  .object({ password: zPassword, repeated: z.string() })
  .check(
    z.refine(({ password, repeated }) => password === repeated, { path: ['repeated'], when: () => true }),
  )

export type NewPasswordForm = z.infer<typeof newPasswordForm>
