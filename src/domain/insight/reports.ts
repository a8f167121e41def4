import { AppError } from '#src/api/errors.ts'
import { reportInsight } from '#src/api/insights.ts'
import type { AnalyticsEvent } from '#src/lib/analytics.ts'
import { findSite } from '#src/sites/find-site.ts'
import type { PageFailure } from './insight.ts'

/** Reports what is worth counting of a visitor who has agreed (S-005). */
export function sendEvent({ name, path, ...details }: AnalyticsEvent): void {
  send('event', name, typeof path === 'string' ? path : location.pathname, details)
}

/** Reports a page that failed, by the kind of what broke: its message may hold what somebody wrote. */
export function sendFailure({ page, path, cause }: PageFailure): void {
  send('failure', page, path, { cause: kindOf(cause) })
}

function send(kind: 'event' | 'failure', name: string, path: string, details: Omit<AnalyticsEvent, 'name'>) {
  const told = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value).slice(0, 500)])
  const { host, href } = location
  const insight = { kind, name, path, host, details: Object.fromEntries(told) as Record<string, string> }
  reportInsight(insight, findSite(new URL(href)).collector)
}

function kindOf(cause: unknown): string | undefined {
  if (cause instanceof AppError) return cause.kind
  return cause instanceof Error ? cause.name : undefined
}
