import { privateReply } from '../shared/reply.ts'
import type { ControlOperation } from './shared/types.ts'

export const getMailbox: ControlOperation<'getMailbox'> = ({ world }) =>
  privateReply(200, world.mailbox.list())
