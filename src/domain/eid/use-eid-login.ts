import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loginCodeQuery, loginStatusQuery, useStartLogin } from '#src/api/account.ts'
import { useSite } from '#src/sites/use-site.ts'
import { appLinkOf, isMobile, opensByItself } from './autostart.ts'
import { callOf, eidLoginOf } from './eid-login.ts'
import { eidWaitMs } from '#src/lib/eid-wait.ts'
import { leavePage } from '#src/lib/leave-page.ts'
import type { LoginTab } from './login-entry.ts'
import type { EidDevice } from './login-outcome.ts'
import { flowKey, flowOfTab, returnAddress } from './login-return.ts'
import type { LoginReturn } from './login-return.ts'

type Options = {
  tab: LoginTab
  /** How somebody came back from an e-ID, for the first view only. */
  returned?: LoginReturn
  /** Local path to go on to when the login leads over another page. */
  returnTo?: string
}

/** A login by e-ID: where it stands, and what a person can do about it. */
export function useEidLogin({ tab, returned: initial, returnTo }: Options) {
  const site = useSite()
  const [device, setDevice] = useState<EidDevice>('other')
  const [returned, setReturned] = useState(initial)
  const start = useStartLogin(site)

  const resumed = returned?.kind === 'session' ? returned.session : undefined
  const session = start.data?.flow === 'app' ? start.data.session : resumed
  const poll = useQuery({ ...loginStatusQuery(session ?? '', tab), enabled: session !== undefined })
  const code = useQuery({
    ...loginCodeQuery(site, returned?.kind === 'code' ? returned : { code: '' }),
    enabled: returned?.kind === 'code',
  })
  const login = eidLoginOf({
    device,
    isMobile: isMobile(navigator),
    start,
    answer: callOf(returned?.kind === 'code' ? code : poll),
    returnedProblem: returned?.kind === 'problem' ? returned.problem : undefined,
  })

  const startUrl = () => returnAddress(new URL(site.paths.login ?? '/', location.href).href, tab, returnTo)
  const linkOf = (token: string, pooled: string | undefined) => {
    const back = new URL(startUrl())
    if (pooled) back.searchParams.set('poolingId', pooled)
    return appLinkOf(token, back.href, navigator)
  }

  const begin = async (chosen: EidDevice, personalNumber?: string) => {
    setDevice(chosen)
    setReturned(undefined)
    sessionStorage.setItem(flowKey, flowOfTab[tab])
    const started = await start
      .mutateAsync({ returnUrl: startUrl(), loginType: tab, personalNumber })
      // shown where the login stands
      .catch(() => undefined)
    if (started?.flow === 'redirect') leavePage(started.redirectUrl)
    // a phone wants its person to press the link; a computer asks by itself
    else if (started && chosen === 'this' && opensByItself(navigator)) {
      leavePage(linkOf(started.autoStartToken, started.session))
    }
  }
  const cancel = () => {
    setReturned(undefined)
    start.reset()
  }

  const end = login.at === 'waiting' ? login.expiresAt : 0
  const first = start.data?.flow === 'app' ? Date.parse(start.data.expiresAt) : end
  const wait = { first, startedAt: start.data ? start.submittedAt : end - eidWaitMs }
  const appLink =
    login.at === 'waiting' && login.autoStartToken ? linkOf(login.autoStartToken, session) : undefined
  const openHere = () => {
    setDevice('this')
    if (appLink && opensByItself(navigator)) leavePage(appLink)
  }
  const scanInstead = () => setDevice('other')
  const opensItself = opensByItself(navigator)
  return { login, device, begin, openHere, scanInstead, cancel, wait, appLink, opensItself }
}

export type EidLoginControls = ReturnType<typeof useEidLogin>
