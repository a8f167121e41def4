import { instant } from '../../shared/instant.ts'
import { reply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const watchLog: ControlOperation<'watchLog'> = ({ body, world: { id, watched, outside } }) =>
  reply(200, { until: instant(watched?.watch(id, body.seconds * 1000) ?? outside()) })
