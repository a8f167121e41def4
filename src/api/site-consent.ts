import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateUser } from '#gen/account_service/hooks.ts'
import type { User } from '#gen/account_service/model.ts'
import type { Site } from '#src/sites/site.ts'
import { userQuery } from './session.ts'

/** Whether a person has agreed to the terms of this site (P-029, S-019). */
export const hasSiteConsent = ({ consents }: Pick<User, 'consents'>, { key }: Site): boolean =>
  consents.some(({ site }) => site === key)

/** Agrees to the terms of this site (CI-007), and reads the person anew before anything else happens. */
export function useGiveSiteConsent({ siteId }: Site) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await updateUser({ consents: [{ siteId }] })
      await client.refetchQueries({ queryKey: userQuery().queryKey })
    },
  })
}
