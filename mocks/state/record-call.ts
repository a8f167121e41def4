import type { LogEntry } from '../engine/log.ts'
import type { WorldData } from './world-data.ts'

const viewModel = 'GetViewModel'

/**
 * GETs that change something whenever they answer. Polls of an identification change something only when it has
 * moved on; they count themselves.
 */
const writingGets: ReadonlySet<string> = new Set([
  'pauseNotification',
  'confirmChangeEmail',
  'selectBoardMember',
  'removeBuyResidenceCookie',
  'removeBuyResidenceExpire',
  'createPaymentId',
])

/** Counts a call that may have written. */
export function countWrite(data: WorldData): void {
  data.revision += 1
}

/** Notes a call in its world: when it came, from which page, and whether it may have written. `now` is the time outside. */
export function recordCall(
  data: WorldData,
  { operationId, method, path, status }: LogEntry,
  now = Date.now(),
): void {
  data.lastSeenAt = now
  if (path.endsWith(`/${viewModel}`)) data.lastPath = path.slice(0, -viewModel.length)
  const writes = method !== 'GET' || (operationId !== null && writingGets.has(operationId))
  if (writes && status !== null && status < 400) countWrite(data)
}
