import { problem } from '../../engine/problem.ts'
import { guessLimit } from '../../state/accounts/rate-limits.ts'
import { tooManyRequests } from '../shared/problem-replies.ts'
import { privateReply } from '../shared/reply.ts'
import { searchOfLink } from './shared/search-of-link.ts'
import type { AccountOperation } from './shared/types.ts'

export const getSearchOfLink: AccountOperation<'getSearchOfLink'> = ({ body, world }) => {
  const { accounts, limits } = world
  const pause = limits.pauseLeft('alertCode', guessLimit)
  if (pause > 0) return tooManyRequests(pause)
  const found = accounts.searchOfCode(body.code)
  if (found) return privateReply(200, searchOfLink(found.search))
  limits.count('alertCode', guessLimit)
  return problem(404, 'notFound')
}
