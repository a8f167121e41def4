import { stopMails } from '../../state/saved/mails-of-code.ts'
import { mailsOfCall } from './shared/mails-of-call.ts'
import type { AccountOperation } from './shared/types.ts'

export const unsubscribe: AccountOperation<'unsubscribe'> = ({ query, world }) => {
  const { mails, refused } = mailsOfCall(query.code, world)
  if (!mails) return refused
  stopMails(world, mails)
  return { status: 204, headers: { 'cache-control': 'no-store' } }
}
