import { empty } from '../shared/reply.ts'
import type { InsightsOperation } from './shared/types.ts'

/** Takes note; who leads a class sees what came in the list of calls. */
export const saveInsight: InsightsOperation<'saveInsight'> = () => empty(204)
