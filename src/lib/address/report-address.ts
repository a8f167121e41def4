/**
 * Whether an address may have something to do with a fault report (E-039, G-030): then the code that knows is loaded.
 *
 * @param hash without #
 */
export const isAboutReport = (hash: string, search: Record<string, unknown>): boolean =>
  asksForReport(hash) || hash.includes('fault-report') || 'type' in search

/** Whether a hash asks for a report, which has a login of its own. */
export const asksForReport = (hash: string): boolean => /(^|#)open-(board-)?case(#|$)/.test(hash)
