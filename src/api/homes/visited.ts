import { getGetLastVisitedQueryOptions } from '#gen/insights/calls/get-last-visited.ts'
import { getGetMostVisitedQueryOptions } from '#gen/insights/calls/get-most-visited.ts'
import { readCookie } from '#src/lib/storage/cookies.ts'
import type { Site } from '#src/sites/site.ts'
import { composeQuery } from '../compose-query.ts'
import { personalMeta, useSession } from '../session/session.ts'

/**
 * Who looks at homes, for the list of those looked at last: a customer, or a visitor with an anonymous id. Undefined for
 * a visitor who has agreed to no such id, and for a board member, who buys nothing here.
 */
export function useVisitorId(): string | undefined {
  const session = useSession()
  if (session.kind === 'visitor') return readCookie('uid') || undefined
  return session.kind === 'private' ? session.user.id : undefined
}

/** The homes that somebody has looked at, the latest first; null when there are none or it failed (C-103, X-079). */
export const lastVisitedQuery = ({ siteId }: Site, visitorId: string) =>
  composeQuery(getGetLastVisitedQueryOptions(visitorId, siteId), orNull, {
    meta: personalMeta,
    // each home that is looked at changes it
    staleTime: 0,
  })

/** The projects that are looked at most in a county; null when there are none or it failed (C-104, X-079). */
export const mostVisitedQuery = (countyId: string) =>
  composeQuery(getGetMostVisitedQueryOptions(countyId), orNull)

const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)
