import type { LogEntry } from '../../engine/worlds/log.ts'

/** When somebody last did something in a world, and what has gone wrong since; zero and empty where nothing has. */
export type PaceData = {
  /** Milliseconds outside. */
  stepAt: number
  troubleAt: number
  troubleOf: string
  /** 0 where the connection was cut. */
  troubleStatus: number
}

const noTrouble = { troubleAt: 0, troubleOf: '', troubleStatus: 0 }

export const newPace = (): PaceData => ({ stepAt: 0, ...noTrouble })

/** What a page does by itself: nobody has done anything, and nobody is told when it fails. */
const unseen: ReadonlySet<string> = new Set(['refreshToken', 'pauseNotification'])
const unseenService = 'insights'

/** Pictures and files: one that does not come leaves a gap, and no error. */
const files = /\.(?:avif|webp|jpe?g|png|svg|pdf)$/

/** What a call tells of whoever plays: a page that is opened and whatever is sent are steps; what fails is an error on the screen. */
export function paceAfter(pace: PaceData, call: LogEntry, now: number): PaceData {
  const { operationId, service, method, path, status } = call
  const isPage = path.endsWith('/GetViewModel')
  const isStep = isPage || method !== 'GET'
  // whoever is not logged in is led to the login
  const isLed = isPage && status === 401
  const hasFailed = !isLed && (status === null || status >= 500 || (status >= 400 && isStep))
  const isOver = isPage || operationId === pace.troubleOf
  if (!hasFailed && !isStep && !isOver) return pace
  if (operationId === null || unseen.has(operationId) || service === unseenService || files.test(path))
    return pace
  if (hasFailed) return { ...pace, troubleAt: now, troubleOf: operationId, troubleStatus: status ?? 0 }
  const stepAt = isStep ? now : pace.stepAt
  return isOver ? { stepAt, ...noTrouble } : { ...pace, stepAt }
}
