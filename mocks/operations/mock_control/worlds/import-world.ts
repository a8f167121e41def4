import { problem } from '../../../engine/answer/problem.ts'
import { replaceData } from '../../../state/world/change-world.ts'
import { dataOf } from '../../../state/world/world-file.ts'
import { empty } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const importWorld: ControlOperation<'importWorld'> = ({ body, world }) => {
  const read = dataOf(body, world)
  if ('refused' in read) {
    return problem(422, 'unprocessable', { errors: [{ in: 'body', pointer: '/state', ...read.refused }] })
  }
  replaceData(world, read.data)
  return empty(204)
}
