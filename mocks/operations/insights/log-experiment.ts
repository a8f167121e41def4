import { empty } from '../shared/reply.ts'
import type { InsightsOperation } from './shared/types.ts'

export const logExperiment: InsightsOperation<'logExperiment'> = ({ path, world }) => {
  world.beacons.choose(path.name, path.option)
  return empty(204)
}
