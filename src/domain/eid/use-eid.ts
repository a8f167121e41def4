import { useQuery } from '@tanstack/react-query'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EIdStartReply } from '#gen/account_service/model.ts'
import { eidWaitMs } from '#src/lib/time/eid-wait.ts'
import { serviceNow } from '#src/lib/time/service-clock.ts'
import { useLeavePage } from '../use-leave-page.ts'
import { useSite } from '#src/sites/use-site.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { appLinkOf, isMobile, opensByItself } from './app-link.ts'
import { callOf, eidProcessOf } from './eid-process.ts'
import { purposeKey } from './eid-purpose.ts'
import { codeQueryOf, statusQueryOf } from './eid-queries.ts'
import type { EidReturn } from './return/eid-return.ts'
import type { EidDevice } from './login/login-outcome.ts'
import { returnAddress } from './return/return-address.ts'
import type { ReturnPage } from './return/return-address.ts'

type Options<Wanted> = ReturnPage & {
  start: UseMutationResult<EIdStartReply, Error, Wanted>
  /** How somebody came back to the page, as it was when this is shown first; a return for another purpose is none. */
  returned: EidReturn | undefined
  /** The session of one that was begun before the page was loaded and still waits. */
  waiting?: string | undefined
  /** Whatever was begun before is given up. */
  onLeave?: (session: string | undefined) => void
}

/** An e-ID that is shown for one purpose: where it stands, and what a person can do about it. */
export function useEid<Wanted>(options: Options<Wanted>) {
  const { purpose, start, waiting, onLeave } = options
  const site = useSite()
  const leavePage = useLeavePage()
  const [device, setDevice] = useState<EidDevice>('other')
  const [returned, setReturned] = useState(
    options.returned?.purpose === purpose ? options.returned : undefined,
  )

  const resumed = returned?.kind === 'session' ? returned.session : waiting
  const session = start.data?.flow === 'app' ? start.data.session : resumed
  const poll = useQuery({ ...statusQueryOf(purpose, site, session ?? ''), enabled: session !== undefined })
  const code = useQuery({
    ...codeQueryOf(purpose, site, returned?.kind === 'code' ? returned : { code: '' }),
    enabled: returned?.kind === 'code',
  })
  const eid = eidProcessOf({
    device,
    isMobile: isMobile(navigator),
    start,
    answer: callOf(returned?.kind === 'code' ? code : poll),
    returnedProblem: returned?.kind === 'problem' ? returned.problem : undefined,
  })

  const linkOf = (token: string, pooled?: string) =>
    appLinkOf(token, returnAddress(location.href, options, pooled), navigator)
  const opensItself = opensByItself(navigator)

  const leave = () => {
    setReturned(undefined)
    onLeave?.(session)
  }
  /** Starts anew, on this device where it is a phone, unless the person has chosen; rejects where the start fails. */
  const begin = async (
    wanted: (returnUrl: string) => Wanted,
    chosen: EidDevice = isMobile(navigator) ? 'this' : 'other',
  ) => {
    setDevice(chosen)
    leave()
    keepIn(sessionStorage, purposeKey, purpose)
    const started = await start.mutateAsync(wanted(returnAddress(location.href, options)))
    if (started.flow === 'redirect') leavePage(started.redirectUrl)
    // a phone wants its person to press the link; a computer asks by itself
    else if (chosen === 'this' && opensItself) leavePage(linkOf(started.autoStartToken, started.session))
  }
  const cancel = () => {
    leave()
    start.reset()
  }

  // a browser that has kept the page shows it as it was left: on its way to a provider that nobody has answered
  const onShown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && eid.at === 'leaving') start.reset()
  })
  useEffect(() => {
    const follow = (event: PageTransitionEvent) => onShown(event)
    addEventListener('pageshow', follow)
    return () => removeEventListener('pageshow', follow)
  }, [])

  const end = eid.at === 'waiting' ? eid.expiresAt : 0
  const first = start.data?.flow === 'app' ? Date.parse(start.data.expiresAt) : end
  const wait = { first, startedAt: start.data ? serviceNow(start.submittedAt) : end - eidWaitMs }
  const appLink = eid.at === 'waiting' && eid.autoStartToken ? linkOf(eid.autoStartToken, session) : undefined
  const openHere = () => {
    setDevice('this')
    if (appLink && opensItself) leavePage(appLink)
  }
  const scanInstead = () => setDevice('other')
  const controls = { device, openHere, scanInstead, cancel, wait, appLink, opensItself }
  return { eid, hasStartFailed: start.isError, begin, controls }
}

export type EidControls = ReturnType<typeof useEid>['controls']
