import { useMutation } from '@tanstack/react-query'
import { getUpdateVipMembershipMutationOptions } from '#gen/account_service/calls/update-vip-membership.ts'
import type { Site } from '#src/sites/site.ts'
import { composeMutation } from '../compose-mutation.ts'
import { readPersonAnew, renewSession } from '../session/change-session.ts'

/**
 * Joins the VIP of the site, or has a campaign code stand for a fee that is open (C-014). What My Pages and the
 * notifications say of it is read anew. The answer says why, when nothing came of it.
 */
export function useJoinVip({ siteId }: Site) {
  return useMutation(
    composeMutation(
      getUpdateVipMembershipMutationOptions(),
      (campaignCode: string | undefined) => ({ data: { siteId, campaignCode } }),
      async (answer, { client }) => {
        const reply = await answer
        if ('token' in reply) {
          await renewSession(client, reply.token)
          void readPersonAnew(client)
        }
        return reply
      },
    ),
  )
}
