import type { CrisisBanner } from '#gen/content/model.ts'

export type CrisisPlace = {
  /** The page is the home page of its site. */
  isHome: boolean
  /** The page shows a map, which the banner would push out of view. */
  isMapView: boolean
}

/** Whether a notice belongs on a page: on the home page, or on every page when it is global, never over a map (F-027, F-028, F-161). */
export function isCrisisShown(
  { bannerEnabled, isGlobal }: Pick<CrisisBanner, 'bannerEnabled' | 'isGlobal'>,
  { isHome, isMapView }: CrisisPlace,
): boolean {
  return bannerEnabled && (isGlobal || isHome) && !isMapView
}

/** What tells one notice from another, so that a new one shows although the last was closed. */
export const crisisId = ({ heading, text }: Pick<CrisisBanner, 'heading' | 'text'>): string =>
  `${heading} ${text}`
