import { problem } from '../../../engine/answer/problem.ts'
import { changeAlerts } from '../../../state/saved/change-alerts.ts'
import { privateReply } from '../../shared/reply.ts'
import { ofMailCode } from '../shared/of-mail-code.ts'
import { searchOfLink } from '../shared/search-of-link.ts'
import type { AccountOperation } from '../shared/types.ts'

/** Done again it answers alike and changes nothing, so that nobody who presses twice misses what is mailed next. */
export const changeAlertsOfLink: AccountOperation<'changeAlertsOfLink'> = ({ body, world }) => {
  const { found, refused } = ofMailCode(world, () => world.accounts.searchOfCode(body.code))
  if (!found) return refused
  const { account, search } = found
  const isChanged = (search.alerts ?? 'never') !== body.alerts
  const after = isChanged ? changeAlerts(world, account.id, search.id, body.alerts) : search
  return after ? privateReply(200, searchOfLink(after)) : problem(404, 'notFound')
}
