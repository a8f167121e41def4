import { changePriceMails } from '../../../state/saved/price-mails.ts'
import { privateReply } from '../../shared/reply.ts'
import { ofMailCode } from '../shared/of-mail-code.ts'
import type { AccountOperation } from '../shared/types.ts'

/** Done again it answers alike, and nobody who presses twice misses a mail: what was due is sent first. */
export const changePriceMailsOfLink: AccountOperation<'changePriceMailsOfLink'> = ({
  body: { code, priceMails },
  world,
}) => {
  const { found, refused } = ofMailCode(world, () => world.accounts.ofPriceMailCode(code))
  if (!found) return refused
  changePriceMails(world, found.id, priceMails)
  return privateReply(200, { priceMails })
}
