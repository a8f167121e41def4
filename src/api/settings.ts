import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { updateUser } from '#gen/account_service/hooks.ts'
import type { UserUpdate } from '#gen/account_service/model.ts'
import { confirmChangeEmail, triggerChangeEmail } from '#gen/system/hooks.ts'
import type { Site } from '#src/sites/site.ts'
import { loginMeta, renewSession, userQuery } from './session.ts'
import { readToken } from './token.ts'

/** Changes what the account knows of its holder (C-013). The answer says why, when it did not. */
export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (update: UserUpdate) => {
      const reply = await updateUser(update)
      if ('token' in reply) await renewSession(client, reply.token)
      return reply
    },
  })
}

/** Has a link mailed to another address; the address changes once the link is opened (C-022). */
export function useChangeEmail({ siteId }: Site) {
  return useMutation({ mutationFn: (email: string) => triggerChangeEmail({ email, siteId }) })
}

/**
 * What the link of a mail comes to that gives an account another address (C-023). It may be opened again and changes
 * nothing then, so it is a query; whoever is logged in sees the new address at once.
 */
export const changeEmailQuery = (id: string) =>
  queryOptions({
    queryKey: ['confirmChangeEmail', id],
    queryFn: async ({ client }) => {
      const { success } = await confirmChangeEmail(id)
      if (readToken()) await client.refetchQueries({ queryKey: userQuery().queryKey })
      return success
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: loginMeta,
  })
