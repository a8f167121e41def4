/** A page that could not be shown: there is none, or something broke. */
export type PageFailure = {
  page: '404' | '500'
  /** Local path, without the query: that may hold what is nobody's business. */
  path: string
  cause?: unknown
}

/** Reports that a visitor got to see the 404 or the 500 page (F-030, X-019). What does so is loaded then. */
export function reportFailure(failure: PageFailure): void {
  import('./reports.ts').then(
    ({ sendFailure }) => sendFailure(failure),
    () => {},
  )
}
