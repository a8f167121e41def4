import type { Site, UrlMap } from '#src/sites/site.ts'
import type { EidPurpose } from '../eid-purpose.ts'
import { eidReturnOf } from './eid-return.ts'

/** The page that each e-ID was left for from, and goes on at (E-030). */
const pageOf: Record<EidPurpose, keyof UrlMap> = {
  login: 'login',
  loginboardmember: 'login',
  register: 'register',
  update: 'mySettings',
  booking: 'booking',
}

/**
 * Where somebody goes on who came back from an e-ID to the page for all of them (T-023): the page of its purpose, with
 * all that the address says. `stored` stands in where it does not say what the e-ID was for.
 *
 * @returns a local address, or undefined where nobody came back from anywhere, or to a page that the site does not have
 */
export function pageAfterReturn(
  { paths }: Pick<Site, 'paths'>,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  stored: string | null,
): string | undefined {
  const returned = eidReturnOf(new URLSearchParams(search), hash.slice(1), stored)
  const page = returned && paths[pageOf[returned.purpose]]
  return page ? page + search + hash : undefined
}
