import { empty } from '../reply.ts'
import type { InsightsOperation } from './service.ts'

export const logExperiment: InsightsOperation<'logExperiment'> = ({ path, world }) => {
  world.beacons.choose(path.name, path.option)
  return empty(204)
}
