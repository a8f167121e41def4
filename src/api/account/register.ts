import { useMutation } from '@tanstack/react-query'
import { getRegisterUserMutationOptions } from '#gen/account_service/calls/register-user.ts'
import { getStartRegisterMutationOptions } from '#gen/account_service/calls/start-register.ts'
import type { RegisterRequest } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { begun } from './account.ts'
import { composeMutation } from '../compose-mutation.ts'
import { environment } from '../environment.ts'

/** What a person says of themselves who wants an account. */
export type Registration = Omit<RegisterRequest, 'siteId'>

/** Makes an account with a password (C-009), and logs its holder in. */
export function useRegister({ siteId }: Site) {
  return useMutation(
    composeMutation(
      getRegisterUserMutationOptions(),
      (registration: Registration) => ({ data: { ...registration, siteId } }),
      async (answer, { client }) => begun(client, await answer),
    ),
  )
}

/** Starts an identification that makes an account (C-010). Not retried (S-023). */
export function useStartRegister({ idType, siteId }: Site) {
  return useMutation({
    ...composeMutation(
      getStartRegisterMutationOptions(),
      ({ registration, returnUrl }: { registration: Registration; returnUrl: string }) => ({
        idType,
        data: { returnUrl, environment: environment(), registration: { ...registration, siteId } },
      }),
    ),
    retry: false,
  })
}
