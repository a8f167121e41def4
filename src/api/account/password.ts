import { useMutation } from '@tanstack/react-query'
import { getForgotPasswordMutationOptions } from '#gen/system/calls/forgot-password.ts'
import { getSetPasswordMutationOptions } from '#gen/system/calls/set-password.ts'
import { getUpdatePasswordMutationOptions } from '#gen/system/calls/update-password.ts'
import type { SetPasswordRequest, UpdatePasswordRequest } from '#gen/system/model.ts'
import { randomId } from '#src/lib/values/random-id.ts'
import { composeMutation } from '../compose-mutation.ts'

/**
 * Asks for a link to a new password (C-025). The answer is the same whether or not there is such an account. The token
 * is new for each attempt: it stands for a person, and is not the one in the mail (G-011).
 */
export function useForgotPassword() {
  return useMutation(
    composeMutation(getForgotPasswordMutationOptions(), (email: string) => ({
      data: { email, token: randomId() },
    })),
  )
}

/** Changes the password of whoever is logged in (C-026). */
export function useUpdatePassword() {
  return useMutation(
    composeMutation(getUpdatePasswordMutationOptions(), (data: UpdatePasswordRequest) => ({ data })),
  )
}

/** Sets a new password by the link of a mail (C-024). */
export function useSetPassword() {
  return useMutation(
    composeMutation(getSetPasswordMutationOptions(), (data: SetPasswordRequest) => ({ data })),
  )
}
