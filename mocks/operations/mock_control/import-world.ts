import { replaceData } from '../../state/change-world.ts'
import { dataOf } from '../../state/world-file.ts'
import { empty } from '../reply.ts'
import type { ControlOperation } from './service.ts'
import { unprocessable } from './unprocessable.ts'

export const importWorld: ControlOperation<'importWorld'> = ({ body, world }) => {
  const data = dataOf(body, world)
  if (!data) return unprocessable('/state', 'version', 'this mock does not read such a file')
  replaceData(world, data)
  return empty(204)
}
