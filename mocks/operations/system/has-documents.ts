import type { operations } from '#gen/system/types.ts'
import { problem } from '../../engine/problem.ts'
import type { Operation } from '../operation.ts'
import { privateReply } from '../reply.ts'

/**
 * Whoever has booked or bought a home has documents, unless it came to them in a succession (P-010, Q-034); boards have
 * none here (P-015).
 */
export const hasDocuments: Operation<operations['hasDocuments']> = ({ user, world }) => {
  const account = user && world.accounts.byId(user.userId)
  if (!account) return problem(401, 'unauthorized')
  if (user.kind === 'board') return privateReply(200, false)
  return privateReply(200, account.bookings.length > 0 && !account.activeObject?.succession)
}
