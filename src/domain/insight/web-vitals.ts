import type { Metric } from 'web-vitals'
import { reportWebVital } from '#src/api/insights.ts'

/** Beacons how fast this page view was for its visitor (F-031, N-033), once the browser has nothing better to do. */
export function measureWebVitals(): void {
  const begin = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
  }
  // Safari has no idle callback
  if ('requestIdleCallback' in window) requestIdleCallback(() => void begin())
  else setTimeout(() => void begin(), 1000)
}

function report({ id, name, value, navigationType, rating }: Metric) {
  // a change of route within the page is no view of its own in the contract
  if (navigationType === 'soft-navigation') return
  const { pathname: path, host } = location
  reportWebVital({ id, name, value, navigationType, rating, path, host })
}
