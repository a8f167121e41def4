import { useMutation } from '@tanstack/react-query'
import { getUpdateUserMutationOptions } from '#gen/account_service/calls/update-user.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from '../compose-mutation.ts'
import { refetchUser } from '../session/change-session.ts'

/** Agrees to the terms of this site (CI-007), and reads the person anew before anything else happens. */
export function useGiveSiteConsent({ siteId }: Site) {
  return useMutation(
    composeMutation(
      getUpdateUserMutationOptions(),
      () => ({ data: { consents: [{ siteId }] } }),
      async (answer, { client }) => {
        await answer
        await refetchUser(client)
      },
    ),
  )
}
