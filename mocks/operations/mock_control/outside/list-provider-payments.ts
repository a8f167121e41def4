import { privateReply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const listProviderPayments: ControlOperation<'listProviderPayments'> = ({ world }) =>
  privateReply(200, world.providerPayments.list())
