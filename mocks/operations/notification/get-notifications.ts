import type { operations } from '#gen/notification/types.ts'
import type { Operation } from '../shared/operation.ts'
import { privateReply } from '../shared/reply.ts'
import { waitingNotifications } from './shared/waiting-notifications.ts'

/** How many are told at once (contracts/notification.yaml). */
const listed = 100

export const getNotifications: Operation<operations['getNotifications']> = ({ path, user, world }) => {
  const { account, waiting, refused } = waitingNotifications([path.siteKey], user, world)
  if (!account) return refused
  return privateReply(200, world.notifications.open(account.id, waiting).slice(0, listed))
}
