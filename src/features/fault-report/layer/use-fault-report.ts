import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '#src/api/session/session.ts'
import type { Session } from '#src/api/session/session.ts'
import {
  askedReport,
  reportOfSearch,
  returnKeys,
  shownReport,
  withReport,
  withoutReport,
} from './report-entry.ts'
import type { ReportEntry } from './report-entry.ts'
import { onForgotten } from '#src/lib/storage/person-memory.ts'
import { useSite } from '#src/sites/use-site.ts'
import { currentReturn } from '#src/domain/eid/return/eid-return.ts'
import { isMyPages } from '#src/domain/page/is-my-pages.ts'

const ownReturns = ['/register', '/my-pages/settings', '/booking']

/** A report that is open: who reports is settled when it opens, so that a session that ends loses nothing. */
type OpenReport = { entry: ReportEntry; session: Session }

/**
 * The fault report over whatever page is shown (G-029). Its state is in the hash: a link opens it, a reload keeps it and
 * Back closes it. Whoever is not logged in logs in first and is led back; whoever logs out closes it.
 */
export function useFaultReport(login: (goOnTo: string, tab: 'private' | 'board') => void) {
  const site = useSite()
  const router = useRouter()
  const session = useSession()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [open, setOpen] = useState<OpenReport>()
  // the address forgets it as soon as the report is open
  const [returned] = useState(() => currentReturn('update'))
  const isOffered = site.capabilities.errands && path !== '/login'

  const show = (next: string) =>
    router.navigate({
      to: '.',
      search: withoutReturn,
      hash: next,
      replace: true,
      resetScroll: false,
    })

  // these pages use an e-ID for something of their own
  const isReturn = !ownReturns.includes(path)
  const asked = isOffered ? (askedReport(hash) ?? (isReturn ? reportOfSearch(search) : undefined)) : undefined
  const onAsked = useEffectEvent((entry: ReportEntry) => void show(withReport(hash, entry)))
  // once for each time the address asks
  useEffect(() => {
    if (asked) onAsked(asked)
  }, [asked])

  const logInFor = (entry: ReportEntry) =>
    login(
      router.latestLocation.publicHref.replace(/#.*$/, '') + `#${withReport('', entry)}`,
      entry === 'board' ? 'board' : 'private',
    )

  const isClosing = useRef(false)
  const onLogout = useEffectEvent(() => {
    isClosing.current = true
    setOpen(undefined)
    const { pathname, hash: last } = router.latestLocation
    // My Pages are left altogether
    if (!isMyPages(pathname)) void show(withoutReport(last))
  })
  useEffect(() => onForgotten(() => onLogout()), [])

  const who = whoIs(session)
  const shown = isOffered ? shownReport(hash) : undefined
  const onShown = useEffectEvent((entry: ReportEntry | undefined, isAsked: boolean, reporter?: string) => {
    if (!entry) {
      isClosing.current = false
      return setOpen(undefined)
    }
    if (isClosing.current) return
    // whoever logs in over a report that is open goes on with it, unless it is somebody else
    const before = open && whoIs(open.session)
    const isOther = before !== undefined && reporter !== undefined && reporter !== before
    if (isAsked || (open && !isOther)) return
    const isOpenToAll = entry === 'public' || entry === 'noManagement'
    if (reporter !== undefined || isOpenToAll) return setOpen({ entry, session })
    logInFor(entry)
  })
  useEffect(() => {
    // what the address shows is outside of React
    // oxlint-disable-next-line react/set-state-in-effect
    onShown(shown, asked !== undefined, who)
  }, [shown, asked, who])

  const close = () => void show(withoutReport(hash))
  const seeErrands = (caseId?: string) => {
    const { myErrands } = site.paths
    if (!myErrands) return close()
    void router.navigate({
      href: caseId ? `${myErrands}?errandId=${encodeURIComponent(caseId)}` : myErrands,
    })
  }
  return { open, returned, close, logIn: () => open && logInFor(open.entry), seeErrands }
}

const whoIs = (session: Session) =>
  session.kind === 'visitor' ? undefined : `${session.kind} ${session.user.id}`

function withoutReturn(search: Record<string, unknown>): Record<string, unknown> {
  if (!reportOfSearch(search)) return search
  const used: readonly string[] = [...returnKeys, 'type']
  return Object.fromEntries(Object.entries(search).filter(([key]) => !used.includes(key)))
}
