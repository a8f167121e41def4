/** What editors have done to the sites of a world since it began; plain data. */
export type ContentChangesData = {
  /** The crisis banner that is on, if one is. */
  crisis?: { isGlobal: boolean; isEmergency: boolean }
  /** A new version of the sites comes out so often; `since` in milliseconds of the world's clock. */
  releases?: { since: number; everySeconds: number }
  /** Nothing is published: lists of news, press releases and jobs are empty. */
  nothingPublished?: true
}

/** How many versions have come out after the first; `now` in milliseconds. */
export function releaseAt({ releases }: ContentChangesData, now: number): number {
  if (!releases) return 0
  return Math.max(0, Math.floor((now - releases.since) / (releases.everySeconds * 1000)))
}
