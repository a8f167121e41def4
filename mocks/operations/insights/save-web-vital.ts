import { empty } from '../reply.ts'
import type { InsightsOperation } from './service.ts'

export const saveWebVital: InsightsOperation<'saveWebVital'> = ({ body, world }) => {
  world.beacons.measure(body)
  return empty(204)
}
