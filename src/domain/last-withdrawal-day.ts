/**
 * The last day on which one can withdraw from a booking, as a time in it, from when the right has ended. It ends at the
 * midnight after the fourteenth day from the signature (LDA 2005:59 ch. 2), so that the time itself belongs to the day after.
 */
export const lastWithdrawalDay = (until: string): string => new Date(Date.parse(until) - 1).toISOString()
