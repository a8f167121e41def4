import type { AnalyticsEvent } from '#src/lib/analytics.ts'
import type { Wizard } from './machine.ts'

/** What is worth counting when a wizard moves on: a step completed, a report sent, one given up (F-120, S-053). */
export function eventsBetween(before: Wizard, after: Wizard): AnalyticsEvent[] {
  const { reporter, step } = before
  const hasCompleted = after.completed.length > before.completed.length
  const isThere = (at: Wizard['phase']['at']) => after.phase.at === at && before.phase.at !== at
  return [
    ...(hasCompleted ? [{ name: 'case_step_completed', reporter, step }] : []),
    ...(isThere('submitted') ? [{ name: 'case_submitted', reporter }] : []),
    ...(isThere('closed') ? [{ name: 'case_aborted', reporter, step }] : []),
  ]
}
