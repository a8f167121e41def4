import { useMutation, useQueryClient } from '@tanstack/react-query'
import { registerUser, startRegister } from '#gen/account_service/hooks.ts'
import type { RegisterRequest } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { begun } from './account.ts'
import { environment } from './environment.ts'

/** What a person says of themselves who wants an account. */
export type Registration = Omit<RegisterRequest, 'siteId'>

/** Makes an account with a password (C-009), and logs its holder in. */
export function useRegister({ siteId }: Site) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (registration: Registration) =>
      begun(client, await registerUser({ ...registration, siteId })),
  })
}

/** Starts an identification that makes an account (C-010). Not retried (S-023). */
export function useStartRegister({ idType, siteId }: Site) {
  return useMutation({
    mutationFn: ({ registration, returnUrl }: { registration: Registration; returnUrl: string }) =>
      startRegister(idType, {
        returnUrl,
        environment: environment(),
        registration: { ...registration, siteId },
      }),
    retry: false,
  })
}
