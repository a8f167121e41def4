import { empty } from '../shared/reply.ts'
import type { InsightsOperation } from './shared/types.ts'

export const saveWebVital: InsightsOperation<'saveWebVital'> = ({ body, world }) => {
  world.beacons.measure(body)
  return empty(204)
}
