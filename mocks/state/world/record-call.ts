import type { LogEntry } from '../../engine/worlds/log.ts'
import { paceAfter } from '../course/pace.ts'
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

/** Polls of an identification, by which a login is finished. */
const poll = /^get(?:BankIdLogin|BoardMemberLogin|Register|Update|BookingIdentification)Status$/

/** Questions that come as POST since they are long. */
const question =
  /^(?:search\w+|get(?:Stages|Objects)ByIds|getCaseFaq|getCustomerArticles|textSearch|isEmailValid)$/

/** Whether a call asks for an answer and for nothing else; what it changes beside that, such as counts of visits, is no loss. */
export const onlyAsks = (method: string, operationId: string): boolean =>
  method === 'GET' ? !writingGets.has(operationId) && !poll.test(operationId) : question.test(operationId)

/** Whether a call may have written once it has succeeded; polls of an identification count themselves. */
const mayWrite = (method: string, operationId: string): boolean =>
  method === 'GET' ? writingGets.has(operationId) : !question.test(operationId)

/** Counts a call that may have written. */
export function countWrite(data: WorldData): void {
  data.revision += 1
}

/**
 * Notes a call in its world: when it came, from which page, and whether it may have written, which it returns. `now` is
 * the time outside.
 */
export function recordCall(data: WorldData, call: LogEntry, now = Date.now()): boolean {
  const { operationId, method, path, status } = call
  data.lastSeenAt = now
  if (path.endsWith(`/${viewModel}`)) data.lastPath = path.slice(0, -viewModel.length)
  data.pace = paceAfter(data.pace, call, now)
  const writes = operationId === null ? method !== 'GET' : mayWrite(method, operationId)
  const hasWritten = writes && status !== null && status < 400
  if (hasWritten) countWrite(data)
  return hasWritten
}
