import { fileOf } from '../../../state/world/world-file.ts'
import { privateReply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const exportWorld: ControlOperation<'exportWorld'> = ({ world }) => privateReply(200, fileOf(world))
