import { useMutation } from '@tanstack/react-query'
import { getChangePriceMailsOfLinkMutationOptions } from '#gen/account_service/calls/change-price-mails-of-link.ts'
import { getUpdateUserMutationOptions } from '#gen/account_service/calls/update-user.ts'
import type { PriceMailsOfLinkRequest, UserUpdate } from '#gen/account_service/model.ts'
import { getConfirmChangeEmailQueryOptions } from '#gen/system/calls/confirm-change-email.ts'
import { getTriggerChangeEmailMutationOptions } from '#gen/system/calls/trigger-change-email.ts'
import { getUndoChangeEmailMutationOptions } from '#gen/system/calls/undo-change-email.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from '../compose-mutation.ts'
import { composeQuery } from '../compose-query.ts'
import { refetchUser, renewSession } from '../session/change-session.ts'
import { loginMeta } from '../session/session.ts'
import { readToken } from '../session/token.ts'

/** Changes what the account knows of its holder (C-013). The answer says why, when it did not. */
export function useUpdateUser() {
  return useMutation(
    composeMutation(
      getUpdateUserMutationOptions(),
      (data: UserUpdate) => ({ data }),
      async (answer, { client }) => {
        const reply = await answer
        if ('token' in reply) await renewSession(client, reply.token)
        return reply
      },
    ),
  )
}

/** Has a link mailed to another address; the address changes once the link is opened (C-022). */
export function useChangeEmail({ siteId }: Site) {
  return useMutation(
    composeMutation(getTriggerChangeEmailMutationOptions(), (email: string) => ({ data: { email, siteId } })),
  )
}

/**
 * Gives the account the address back that the link was mailed to, whoever is logged in: they see it at once. The call is
 * ours; its token is the key.
 */
export function useUndoChangeEmail() {
  return useMutation(
    composeMutation(
      getUndoChangeEmailMutationOptions(),
      (token: string) => ({ data: { token } }),
      async (answer, { client }) => {
        await answer
        if (readToken()) await refetchUser(client)
      },
    ),
  )
}

/**
 * Stops the mails about lowered prices by the link of one of them, or takes that back, whoever is logged in: the settings
 * tell it at once. The call is ours; the code of the link is the key.
 */
export function useChangePriceMailsOfLink() {
  return useMutation(
    composeMutation(
      getChangePriceMailsOfLinkMutationOptions(),
      (data: PriceMailsOfLinkRequest) => ({ data }),
      async (answer, { client }) => {
        const changed = await answer
        if (readToken()) await refetchUser(client)
        return changed
      },
    ),
  )
}

/**
 * What the link of a mail comes to that gives an account another address (C-023). It may be opened again and changes
 * nothing then, so it is a query; whoever is logged in sees the new address at once.
 */
export const changeEmailQuery = (id: string) =>
  composeQuery(
    getConfirmChangeEmailQueryOptions(id),
    async (answer, { client }) => {
      const { success } = await answer
      if (readToken()) await refetchUser(client)
      return success
    },
    { retry: false, staleTime: Infinity, gcTime: 0, meta: loginMeta },
  )
