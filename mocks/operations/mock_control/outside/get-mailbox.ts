import { countWrite } from '../../../state/world/record-call.ts'
import { sendPriceMails } from '../../../state/saved/price-mails.ts'
import { sendSearchAlerts } from '../../../state/saved/search-alerts.ts'
import { privateReply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const getMailbox: ControlOperation<'getMailbox'> = ({ world }) => {
  const sent = [sendSearchAlerts(world), sendPriceMails(world)]
  if (sent.includes(true)) countWrite(world.data)
  return privateReply(200, world.mailbox.list())
}
