import { problem } from '../../engine/answer/problem.ts'
import { reply } from '../shared/reply.ts'
import { objectInformation } from './shared/object-information.ts'
import type { BuyOperation } from './shared/types.ts'

export const getBookingObjectInformation: BuyOperation<'getBookingObjectInformation'> = ({ path, world }) => {
  const home = world.catalogue.home(path.objectId)
  const information = home && objectInformation(world, world.bookings.asOffered(home))
  return information ? reply(200, information) : problem(404, 'notFound')
}
