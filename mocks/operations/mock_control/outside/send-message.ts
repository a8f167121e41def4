import { setMessage } from '../../../state/course/course.ts'
import { empty } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const sendMessage: ControlOperation<'sendMessage'> = ({ body, world }) => {
  setMessage(world.data, body.text, world.outside())
  return empty(204)
}
