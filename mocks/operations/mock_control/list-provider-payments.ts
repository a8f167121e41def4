import { privateReply } from '../reply.ts'
import type { ControlOperation } from './service.ts'

export const listProviderPayments: ControlOperation<'listProviderPayments'> = ({ world }) =>
  privateReply(200, world.providerPayments.list())
