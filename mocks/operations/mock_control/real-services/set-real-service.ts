import { reply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'
import { unprocessable } from '../shared/unprocessable.ts'

export const setRealService: ControlOperation<'setRealService'> = ({ body, world: { real } }) => {
  if (!real) return unprocessable('', 'inBrowser', 'a mock inside a browser passes no call on')
  if (!real.knows(body.target))
    return unprocessable('/target', 'unknown', 'no service or operation has this name')
  return reply(200, real.set(body))
}
