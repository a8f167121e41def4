import type { operations } from '#gen/system/types.ts'
import { sites } from '#src/sites/sites.ts'
import { problem } from '../../engine/answer/problem.ts'
import { homeDocumentsOf } from '../../state/homes/home-documents.ts'
import type { Operation } from '../shared/operation.ts'
import { privateReply } from '../shared/reply.ts'
import { todayOf } from '../../state/today.ts'

/**
 * Whether My documents has anything to list, on whichever site the person has a home: who took it over in a succession
 * has nothing (P-010, Q-034), and boards have no such page (P-015).
 */
export const hasDocuments: Operation<operations['hasDocuments']> = ({ user, world }) => {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  if (user.kind === 'board') return privateReply(200, false)
  return privateReply(
    200,
    sites.some((site) => homeDocumentsOf(account, world.catalogue, site, todayOf(world, site)).length > 0),
  )
}
