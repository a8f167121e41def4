import { mailsOfCode, stopMails } from '../../../state/saved/mails-of-code.ts'
import { ofMailCode } from '../shared/of-mail-code.ts'
import type { AccountOperation } from '../shared/types.ts'

export const unsubscribe: AccountOperation<'unsubscribe'> = ({ query, world }) => {
  const { found, refused } = ofMailCode(world, () => mailsOfCode(world, query.code))
  if (!found) return refused
  stopMails(world, found)
  return { status: 204, headers: { 'cache-control': 'no-store' } }
}
