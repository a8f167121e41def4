/** A page that could not be shown: there is none, or something broke. */
export type PageFailure = {
  page: '404' | '500'
  /** Local path, without the query: that may hold what is nobody's business. */
  path: string
  cause?: unknown
}

export type Insight = (failure: PageFailure) => void

let send: Insight = ({ page, path, cause }) => console.warn(`Page ${page} shown at ${path}`, cause ?? '')

/** Reports that a visitor got to see the 404 or the 500 page (F-030, X-019). */
export function reportFailure(failure: PageFailure): void {
  send(failure)
}

/** Chooses where reports go; the console, until a service is named. */
export function sendReportsTo(insight: Insight): void {
  send = insight
}
