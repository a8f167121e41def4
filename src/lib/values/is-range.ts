/** Whether two bounds leave anything between them: half a number may lie on the wrong side of the other bound. */
export const isRange = (limit: { min: number; max: number }, low = limit.min, high = limit.max): boolean =>
  low <= high && high > limit.min
