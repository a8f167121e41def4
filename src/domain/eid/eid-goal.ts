import type { EidFlow } from '#src/api/eid-flow.ts'
import { returnOf } from '#src/domain/eid/login-return.ts'
import type { Site, UrlMap } from '#src/sites/site.ts'
import { eidReturnOf } from './eid-return.ts'

/** The page that each flow was left from, and goes on at (E-030). */
const pageOfFlow: Record<EidFlow, keyof UrlMap> = {
  register: 'register',
  update: 'mySettings',
  booking: 'booking',
}

/**
 * Where somebody goes on who came back from an e-ID to the page for all of them (T-023): the page of the flow, with all
 * that the address says. `storedFlow` stands in where it does not say which flow it was.
 *
 * @returns a local address, or undefined where nobody came back from anywhere, or to a flow that the site has no page for
 */
export function eidGoal(
  { paths }: Pick<Site, 'paths'>,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  storedFlow: string | null,
): string | undefined {
  const query = new URLSearchParams(search)
  const words = hash.slice(1)
  const flow = (Object.keys(pageOfFlow) as EidFlow[]).find((one) =>
    eidReturnOf(one, query, words, storedFlow),
  )
  const isLogin = !flow && returnOf(query, words, storedFlow) !== undefined
  const page = isLogin ? paths.login : flow && paths[pageOfFlow[flow]]
  return page ? page + search + hash : undefined
}
