/** How long the outcome of an identification can be fetched, in milliseconds: three minutes. */
export const keptMs = 180_000
