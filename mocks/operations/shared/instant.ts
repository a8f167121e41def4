/** Milliseconds as the contracts write an instant. */
export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The same, and null where there is none. */
export const instantOrNull = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : instant(milliseconds)
