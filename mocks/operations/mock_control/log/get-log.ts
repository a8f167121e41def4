import type { LogEntry } from '../../../engine/worlds/log.ts'
import { privateReply } from '../../shared/reply.ts'
import { instant } from '../../shared/instant.ts'
import type { Control, ControlOperation } from '../shared/types.ts'

const usual = 200

export const getLog: ControlOperation<'getLog'> = ({ query, world }) => {
  const entries = world.log.list({ after: query.after ?? 0, limit: query.limit ?? usual }).map(entryView)
  return privateReply(200, { entries, next: world.log.last, counts: world.log.counts })
}

const entryView = (entry: LogEntry): Control<'LogEntry'> => ({
  ...entry,
  at: instant(entry.at),
  violations: [...entry.violations],
})
