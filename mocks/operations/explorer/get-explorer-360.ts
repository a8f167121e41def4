import { problem } from '../../engine/answer/problem.ts'
import { reply } from '../shared/reply.ts'
import { hasTour, homeNamed } from '../../state/homes/home-tour.ts'
import type { ExplorerOperation } from './shared/types.ts'
import { tourToken } from './shared/tour-token.ts'
import { tourOf } from './shared/tour.ts'

/** A token that is not the stage's is answered like a home without a tour: it tells nothing. */
export const getExplorer360: ExplorerOperation<'getExplorer360'> = ({ path, world }) => {
  const { token, stageId, objectName } = path
  if (token !== tourToken({ id: stageId })) return problem(404, 'notFound')
  const stage = world.catalogue.stage(stageId)
  const named = homeNamed(world.catalogue.homesOfStage(stageId), objectName)
  const tour = stage && named && hasTour(named.home) ? tourOf(named, stage) : undefined
  return tour ? reply(200, tour) : problem(404, 'notFound')
}
