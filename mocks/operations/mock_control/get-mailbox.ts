import { countWrite } from '../../state/record-call.ts'
import { sendSearchAlerts } from '../../state/saved/search-alerts.ts'
import { privateReply } from '../shared/reply.ts'
import type { ControlOperation } from './shared/types.ts'

export const getMailbox: ControlOperation<'getMailbox'> = ({ world }) => {
  if (sendSearchAlerts(world)) countWrite(world.data)
  return privateReply(200, world.mailbox.list())
}
