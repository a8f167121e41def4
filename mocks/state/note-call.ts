import type { LogEntry } from '../engine/log.ts'
import type { WorldData } from './world.ts'

const viewModel = 'GetViewModel'

/** Notes in a world that somebody called: when, from which page, and whether it may have written. `now` is outside. */
export function noteCall(data: WorldData, { method, path, status }: LogEntry, now = Date.now()): void {
  data.lastSeenAt = now
  if (path.endsWith(`/${viewModel}`)) data.lastPath = path.slice(0, -viewModel.length)
  if (method !== 'GET' && status !== null && status < 400) data.revision += 1
}
