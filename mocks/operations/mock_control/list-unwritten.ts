import { reply } from '../shared/reply.ts'
import type { ControlOperation } from './shared/types.ts'

export const listUnwritten: ControlOperation<'listUnwritten'> = ({ world: { declared, unwritten } }) =>
  reply(200, { operations: declared.size, unwritten: [...unwritten] })
