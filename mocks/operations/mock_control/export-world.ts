import { fileOf } from '../../state/world-file.ts'
import { privateReply } from '../reply.ts'
import type { ControlOperation } from './service.ts'

export const exportWorld: ControlOperation<'exportWorld'> = ({ world }) => privateReply(200, fileOf(world))
