import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { viewModelQuery } from '#src/api/content/content.ts'
import { entryOf } from '#src/domain/eid/login/login-entry.ts'
import type { LoginReason, LoginTab } from '#src/domain/eid/login/login-entry.ts'
import { asksForReport } from '#src/lib/address/report-address.ts'
import { hashParts } from '#src/lib/address/modal-hash.ts'
import { useSite } from '#src/sites/use-site.ts'
import { pageAddress } from '#src/domain/page/page-address.ts'

/** What was asked for: a tab, a page to go on to once logged in, and what it is for. */
type Request = { tab: LoginTab; goOnTo?: string; loginFor?: LoginReason }

/**
 * The login dialog over whatever page is shown; an entry hash opens it from a link. Visitors only.
 */
export function useLoginDialog(isVisitor: boolean) {
  const site = useSite()
  const router = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [request, setRequest] = useState<Request>()

  // whoever logs in is no visitor any more, and the dialog still has to say so
  const isOpen = request !== undefined

  const open = (goOnTo?: string, tab: LoginTab = 'private') => {
    // the page is the form already
    if (path === '/login') return
    setRequest({ tab, goOnTo })
  }
  const close = () => setRequest(undefined)
  const finish = () => {
    const next = request?.goOnTo
    setRequest(undefined)
    if (next) void router.navigate({ href: next, replace: true })
  }

  const entry = hashParts(hash).flatMap((part) => entryOf(part) ?? [])[0]
  const onEntry = useEffectEvent((tab: LoginTab) => {
    if (!isVisitor || !site.capabilities.login) return
    // a report asks for the login itself, and goes on after it
    if (site.capabilities.errands && asksForReport(hash)) return
    setRequest({ tab, loginFor: router.latestLocation.state.loginFor })
  })
  useEffect(() => {
    // once for each time the hash asks: the address is outside of React
    // oxlint-disable-next-line react/set-state-in-effect
    if (entry) onEntry(entry)
  }, [entry])

  const { data } = useQuery({
    ...viewModelQuery(site, pageAddress(site, { pathname: '/login', search: {} })),
    enabled: isOpen,
  })
  const links =
    data?.content.kind === 'login' ? data.content : { registerUrl: site.paths.register ?? undefined }
  const returnTo = request?.goOnTo ?? router.latestLocation.publicHref.replace(/#.*$/, '')
  const { tab = 'private', loginFor } = request ?? {}
  return { isOpen, tab, loginFor, open, close, finish, links, returnTo }
}
