/** One test of the last run, whichever runner ran it. The title includes those of the groups around it. */
export type RanTest = {
  title: string
  file: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** What the runner said of one that failed. */
  reason?: string
}

/** What a runner reported: its tests, and what broke outside any test, such as a file that did not load. */
export type Report = { tests: RanTest[]; broken: string[] }
