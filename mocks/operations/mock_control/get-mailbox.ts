import { privateReply } from '../reply.ts'
import type { ControlOperation } from './service.ts'

export const getMailbox: ControlOperation<'getMailbox'> = ({ world }) =>
  privateReply(200, world.mailbox.list())
