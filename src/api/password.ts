import { useMutation } from '@tanstack/react-query'
import { forgotPassword } from '#gen/system/hooks.ts'
import { randomId } from '#src/lib/random-id.ts'

/**
 * Asks for a link to a new password (C-025). The answer is the same whether or not there is such an account. The token
 * is new for each attempt: it stands for a person, and is not the one in the mail (G-011).
 */
export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => forgotPassword({ email, token: randomId() }) })
}
