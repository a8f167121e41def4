import { hashParts } from '#src/lib/address/modal-hash.ts'

/**
 * How a fault report is opened: as oneself, for a board, for one without technical management (F-066), or by somebody who
 * is not logged in. The last two ask for no login.
 */
export type ReportEntry = 'resident' | 'board' | 'noManagement' | 'public'

/** Hashes that ask for a report, once (E-039); a login comes first where nobody is logged in. */
const asks = new Map<string, ReportEntry>([
  ['open-case', 'resident'],
  ['open-board-case', 'board'],
])

/** Hashes of an open report: they outlive a reload and a login, and Back closes it. */
const shown: Record<ReportEntry, string> = {
  resident: 'fault-report',
  board: 'fault-report-board',
  noManagement: 'fault-report-no-management',
  public: 'fault-report-public',
}

/** What a hash (without #) asks for, if it does. */
export const askedReport = (hash: string): ReportEntry | undefined =>
  hashParts(hash).flatMap((part) => asks.get(part) ?? [])[0]

/** Which report is open, by the hash. */
export const shownReport = (hash: string): ReportEntry | undefined =>
  (Object.keys(shown) as ReportEntry[]).find((entry) => hashParts(hash).includes(shown[entry]))

/** The hash with a report open, in place of the one that asked for it. */
export const withReport = (hash: string, entry: ReportEntry): string =>
  [...withoutReport(hash).split('#').filter(Boolean), shown[entry]].join('#')

/** The hash once the report is closed. */
export const withoutReport = (hash: string): string =>
  hashParts(hash)
    .filter((part) => !asks.has(part) && !Object.values(shown).includes(part))
    .join('#')

/**
 * What an address somebody came to with the parameters of an e-ID asks for (R-062, G-030, F-113): any of cid, sid and
 * poolingId, together with type.
 */
export function reportOfSearch(search: Record<string, unknown>): ReportEntry | undefined {
  const { type } = search
  const isReturn = returnKeys.some((key) => search[key] !== undefined)
  // what a home is bought by, or a document of it signed, is no report
  if (!isReturn || typeof type !== 'string' || type === 'booking') return undefined
  return /board/i.test(type) ? 'board' : 'resident'
}

/** The parameters that go once they are used. */
export const returnKeys = ['cid', 'sid', 'poolingId'] as const
