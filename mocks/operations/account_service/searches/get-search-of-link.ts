import { privateReply } from '../../shared/reply.ts'
import { ofMailCode } from '../shared/of-mail-code.ts'
import { searchOfLink } from '../shared/search-of-link.ts'
import type { AccountOperation } from '../shared/types.ts'

export const getSearchOfLink: AccountOperation<'getSearchOfLink'> = ({ body, world }) => {
  const { found, refused } = ofMailCode(world, () => world.accounts.searchOfCode(body.code))
  return found ? privateReply(200, searchOfLink(found.search)) : refused
}
