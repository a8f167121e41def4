import type { AnalyticsEvent } from '#src/lib/analytics.ts'

/** Where events go until a service of analytics is named: the console, for those who look for them there. */
export function consoleSink(event: AnalyticsEvent): void {
  console.debug('analytics', event)
}
