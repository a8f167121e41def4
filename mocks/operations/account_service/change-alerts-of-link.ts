import { problem } from '../../engine/problem.ts'
import { guessLimit } from '../../state/accounts/rate-limits.ts'
import { changeAlerts } from '../../state/saved/change-alerts.ts'
import { tooManyRequests } from '../shared/problem-replies.ts'
import { privateReply } from '../shared/reply.ts'
import { searchOfLink } from './shared/search-of-link.ts'
import type { AccountOperation } from './shared/types.ts'

/** Done again it answers alike and changes nothing, so that nobody who presses twice misses what is mailed next. */
export const changeAlertsOfLink: AccountOperation<'changeAlertsOfLink'> = ({ body, world }) => {
  const { accounts, limits } = world
  const pause = limits.pauseLeft('alertCode', guessLimit)
  if (pause > 0) return tooManyRequests(pause)
  const found = accounts.searchOfCode(body.code)
  if (!found) {
    limits.count('alertCode', guessLimit)
    return problem(404, 'notFound')
  }
  const { account, search } = found
  const isChanged = (search.alerts ?? 'never') !== body.alerts
  const after = isChanged ? changeAlerts(world, account.id, search.id, body.alerts) : search
  return after ? privateReply(200, searchOfLink(after)) : problem(404, 'notFound')
}
