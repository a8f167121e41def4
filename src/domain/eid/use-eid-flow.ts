import { useQuery } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { EIdStartReply } from '#gen/account_service/model.ts'
import { eidCodeQuery, eidStatusQuery } from '#src/api/eid-flow.ts'
import type { EidFlow } from '#src/api/eid-flow.ts'
import { appLinkOf, isMobile, opensByItself } from '#src/domain/eid/autostart.ts'
import { callOf, eidLoginOf } from '#src/domain/eid/eid-login.ts'
import type { EidDevice } from '#src/domain/eid/login-outcome.ts'
import { flowKey } from '#src/domain/eid/login-return.ts'
import { eidWaitMs } from '#src/lib/eid-wait.ts'
import { leavePage } from '#src/lib/leave-page.ts'
import { useSite } from '#src/sites/use-site.ts'
import { eidReturnOf } from './eid-return.ts'

type Options<Wanted> = {
  flow: EidFlow
  /** Local path of the page that the e-ID leads back to. */
  path: string
  /** What its address says beside the flow: which home, or which booking. */
  query?: Record<string, string>
  start: UseMutationResult<EIdStartReply, Error, Wanted>
  /** The session of one that was begun before the page was loaded and still waits. */
  waiting?: string | undefined
  /** Whatever was begun before is given up. */
  onLeave?: (session: string | undefined) => void
}

/** An identification for something else than a login: where it stands, and what a person can do about it. */
export function useEidFlow<Wanted>({ flow, path, query, start, waiting, onLeave }: Options<Wanted>) {
  const site = useSite()
  const [device, setDevice] = useState<EidDevice>('other')
  const [returned, setReturned] = useState(() => readReturn(flow))

  const resumed = returned?.kind === 'session' ? returned.session : waiting
  const session = start.data?.flow === 'app' ? start.data.session : resumed
  const poll = useQuery({ ...eidStatusQuery(flow, site, session ?? ''), enabled: session !== undefined })
  const code = useQuery({
    ...eidCodeQuery(flow, site, returned?.kind === 'code' ? returned : { code: '' }),
    enabled: returned?.kind === 'code',
  })
  const login = eidLoginOf({
    device,
    isMobile: isMobile(navigator),
    start,
    answer: callOf(returned?.kind === 'code' ? code : poll),
    returnedProblem: returned?.kind === 'problem' ? returned.problem : undefined,
  })

  const returnUrl = (pooled?: string) => {
    const url = new URL(path, location.href)
    url.search = new URLSearchParams({
      type: flow,
      ...query,
      ...(pooled ? { poolingId: pooled } : {}),
    }).toString()
    return url.href
  }
  const linkOf = (token: string, pooled?: string) => appLinkOf(token, returnUrl(pooled), navigator)

  const leave = () => {
    setReturned(undefined)
    onLeave?.(session)
  }
  /** Starts anew; a start that fails is told to whoever asked. */
  const begin = async (wanted: (returnUrl: string) => Wanted) => {
    setDevice(isMobile(navigator) ? 'this' : 'other')
    leave()
    sessionStorage.setItem(flowKey, flow)
    const started = await start.mutateAsync(wanted(returnUrl()))
    if (started.flow === 'redirect') leavePage(started.redirectUrl)
  }
  const cancel = () => {
    leave()
    start.reset()
  }

  const end = login.at === 'waiting' ? login.expiresAt : 0
  const first = start.data?.flow === 'app' ? Date.parse(start.data.expiresAt) : end
  const wait = { first, startedAt: start.data ? start.submittedAt : end - eidWaitMs }
  const appLink =
    login.at === 'waiting' && login.autoStartToken ? linkOf(login.autoStartToken, session) : undefined
  const opensItself = opensByItself(navigator)
  const openHere = () => {
    setDevice('this')
    if (appLink && opensItself) leavePage(appLink)
  }
  const scanInstead = () => setDevice('other')
  const controls = { device, openHere, scanInstead, cancel, wait, appLink, opensItself }
  /** A code is good once, and nobody's business in an address. */
  const isSpent = returned?.kind === 'code' || returned?.kind === 'session'
  return { login, hasStartFailed: start.isError, begin, cancel, controls, isSpent }
}

const readReturn = (flow: EidFlow) =>
  eidReturnOf(
    flow,
    new URLSearchParams(location.search),
    location.hash.slice(1),
    sessionStorage.getItem(flowKey),
  )
