import type { EidPurpose } from '../eid-purpose.ts'

/** The page that an e-ID leads back to, and what its address says beside the purpose: which home, or where one was. */
export type ReturnPage = { purpose: EidPurpose; path: string; query?: Record<string, string> }

/**
 * Where an e-ID sends its holder back to.
 *
 * @param base the address of the page one is on
 * @param session of an app that is waited for, which the page goes on with
 */
export function returnAddress(base: string, { purpose, path, query }: ReturnPage, session?: string): string {
  const url = new URL(path, base)
  url.search = new URLSearchParams({
    type: purpose,
    ...query,
    ...(session && { poolingId: session }),
  }).toString()
  return url.href
}
