import type { WorldSummary } from '../worlds-query.ts'

/** How long nobody may have done anything before somebody looks after them, in minutes. */
export const stuckAfterMinutes = [2, 3, 5, 10] as const

/** Why somebody may need help: an error on the screen, or no step for so long; how many milliseconds ago. */
export type Stuck = { why: 'error' | 'still'; since: number }

type Seen = Pick<WorldSummary, 'lastStepAt' | 'trouble' | 'sheet'>

/** Whoever has not begun, or has done all there is to do, is not stuck; an error comes before standing still. */
export function stuckIn(
  { lastStepAt, trouble, sheet }: Seen,
  { now, minutes, steps }: { now: number; minutes: number; steps: number | undefined },
): Stuck | undefined {
  if (trouble) return { why: 'error', since: Math.max(0, now - Date.parse(trouble.at)) }
  const isDone = sheet !== undefined && steps !== undefined && sheet.done.length >= steps
  if (lastStepAt === undefined || isDone) return undefined
  const since = now - Date.parse(lastStepAt)
  return since >= minutes * 60_000 ? { why: 'still', since } : undefined
}
