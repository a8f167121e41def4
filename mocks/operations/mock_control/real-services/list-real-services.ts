import { privateReply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const listRealServices: ControlOperation<'listRealServices'> = ({ world: { real } }) =>
  privateReply(200, real?.list() ?? [])
