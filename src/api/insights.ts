import { logExperiment } from '#gen/insights/calls/log-experiment.ts'
import { saveWebVital } from '#gen/insights/calls/save-web-vital.ts'
import { saveInsight } from '#gen/insights/calls/save-insight.ts'
import type { Insight, WebVital } from '#gen/insights/model.ts'

/** The answers to the cookie dialog as they are reported (E-081, K-052). */
export const cookieAnswers = { closed: '1', everything: '2', chosen: '3' } as const

export type CookieAnswer = keyof typeof cookieAnswers

/** Reports an answer to the cookie dialog (C-101, S-010). Whether it arrives is nobody's worry. */
export function reportCookieAnswer(answer: CookieAnswer): void {
  logExperiment('cookie-consent', cookieAnswers[answer], { keepalive: true }).catch(ignore)
}

/**
 * Reports what a visitor did, or a page that failed (CI-016), also while the page goes away: to the service, or to the
 * collector that a site names.
 */
export function reportInsight(insight: Insight, collector?: string): void {
  if (!collector) return void saveInsight(insight, { keepalive: true }).catch(ignore)
  // a beacon of text needs no leave of another host, and no answer
  navigator.sendBeacon(collector, JSON.stringify(insight))
}

/** Reports a web vital of this page view (C-102), also while the page goes away. */
export function reportWebVital(vital: WebVital): void {
  saveWebVital(vital, { keepalive: true }).catch(ignore)
}

/** No answer of this service may hold a page up. */
function ignore() {}
