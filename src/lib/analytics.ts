import { onConsent, readConsent } from './consent.ts'

/** What is worth counting: a name and what belongs to it. Never a token, a personal number or free text. */
export type AnalyticsEvent = { name: string; [detail: string]: string | number | boolean | undefined }

/** Where events go once the visitor agrees. */
export type AnalyticsSink = (event: AnalyticsEvent) => void

let sink: AnalyticsSink | undefined

/** Counts something; nothing is kept of a visitor who has not agreed. */
export function track(event: AnalyticsEvent): void {
  if (isAllowed()) sink?.(event)
}

/**
 * Loads the analytics script as soon as the visitor has agreed to statistics or marketing, and only once, however often
 * the answer changes afterwards (S-005, F-037).
 */
export function startAnalytics(load: () => Promise<AnalyticsSink>): () => void {
  let isLoading = false
  const loadOnce = async () => {
    if (isLoading || !isAllowed()) return
    isLoading = true
    try {
      sink = await load()
    } catch {
      // the script did not come; it is asked for again with the next answer
      isLoading = false
    }
  }
  void loadOnce()
  return onConsent(() => void loadOnce())
}

function isAllowed(): boolean {
  const { answered, statistics, marketing } = readConsent()
  return answered && (statistics || marketing)
}
