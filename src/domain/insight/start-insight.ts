import { startAnalytics } from '#src/lib/analytics.ts'
import { rememberCampaign } from './campaign-source.ts'
import { measureWebVitals } from './web-vitals.ts'

/** What the portal learns of its use: analytics after consent (S-005), where visitors come from, how fast it was. */
export function startInsight(): void {
  rememberCampaign(location.search)
  startAnalytics(async () => (await import('./reports.ts')).sendEvent)
  measureWebVitals()
}
