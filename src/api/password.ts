import { useMutation } from '@tanstack/react-query'
import { forgotPassword, setPassword, updatePassword } from '#gen/system/hooks.ts'
import type { SetPasswordRequest, UpdatePasswordRequest } from '#gen/system/model.ts'
import { randomId } from '#src/lib/random-id.ts'

/**
 * Asks for a link to a new password (C-025). The answer is the same whether or not there is such an account. The token
 * is new for each attempt: it stands for a person, and is not the one in the mail (G-011).
 */
export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => forgotPassword({ email, token: randomId() }) })
}

/** Changes the password of whoever is logged in (C-026). */
export function useUpdatePassword() {
  return useMutation({ mutationFn: (request: UpdatePasswordRequest) => updatePassword(request) })
}

/** Sets a new password by the link of a mail (C-024). */
export function useSetPassword() {
  return useMutation({ mutationFn: (request: SetPasswordRequest) => setPassword(request) })
}
