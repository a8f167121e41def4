import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { endSession, logOut, useForgetPerson } from '#src/api/session/session.ts'
import { followToken, readToken } from '#src/api/session/token.ts'
import { isMyPages } from '#src/domain/page/is-my-pages.ts'
import { useSite } from '#src/sites/use-site.ts'
import { useEndElsewhere } from './use-end-elsewhere.ts'
import type { useSessionWatch } from '../timeout/use-session-watch.ts'

type Leaving = Pick<ReturnType<typeof useSessionWatch>, 'tell'> & {
  /** Called once nothing of what was filled in may stay. */
  onLeft: () => void
}

/** The ways out: logging out, here or in another tab, and a session that ends by itself. */
export function useLeaving({ tell, onLeft }: Leaving) {
  const site = useSite()
  const router = useRouter()
  const forgetPerson = useForgetPerson()
  // where somebody was when the session ended, to go on there
  const left = useRef<string>(undefined)

  const leave = async () => {
    if (isMyPages(router.latestLocation.pathname) && !readToken()) await show(router, site.paths.start ?? '/')
    forgetPerson()
  }
  /** Leaves, and nothing of what was filled in stays. */
  const leaveForGood = async (end: () => void) => {
    tell({ type: 'left' })
    left.current = undefined
    end()
    await leave()
    onLeft()
  }
  useEndElsewhere(() => void leaveForGood(followToken))
  const expire = () => {
    const { pathname, publicHref } = router.latestLocation
    if (isMyPages(pathname)) left.current = publicHref
    endSession()
    void leave()
  }
  return { logout: () => void leaveForGood(logOut), expire, leftAt: () => left.current }
}

/** Goes to another page, and waits until it is the one on screen. */
async function show(router: AnyRouter, href: string): Promise<void> {
  const shown = new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
  await router.navigate({ href })
  await shown
}
