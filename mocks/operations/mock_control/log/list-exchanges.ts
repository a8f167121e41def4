import { privateReply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const listExchanges: ControlOperation<'listExchanges'> = ({ query, world: { id, watched } }) =>
  privateReply(200, watched?.list(id, query.number) ?? [])
