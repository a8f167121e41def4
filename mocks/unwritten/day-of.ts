const day = 86_400_000

/** The beginning of the day (UTC) that a time lies in: what is made from it stays the same all day. Milliseconds. */
export const dayOf = (time: number): number => Math.floor(time / day) * day
