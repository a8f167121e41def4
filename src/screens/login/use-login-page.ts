import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { hashOf, tabOf } from '#src/domain/eid/login/login-entry.ts'
import { isLogin, purposeKey, tabOfPurpose } from '#src/domain/eid/eid-purpose.ts'
import { returnHere } from '#src/domain/eid/return/eid-return.ts'
import { useReturn } from '#src/domain/eid/return/use-return.ts'
import type { LoginSearch } from '#src/features/login/login-search.ts'
import type { LoginView } from '#src/features/login/private-login.tsx'
import { safeReferrer } from '#src/lib/address/referrer.ts'
import { useSite } from '#src/sites/use-site.ts'

/** The login page: how somebody came to it, and where they go on to (S-026). */
export function useLoginPage({ referrer, view }: LoginSearch) {
  const site = useSite()
  const router = useRouter()
  const [tab, setTab] = useState(() => {
    // also where what went wrong has been told before, and is not again
    const purpose = returnHere()?.purpose
    return (purpose && isLogin(purpose) ? tabOfPurpose[purpose] : tabOf(location.hash.slice(1))) ?? 'private'
  })
  const returned = useReturn(
    ['login', 'loginboardmember'],
    () =>
      void router.navigate({
        to: '/login',
        search: { referrer, view },
        hash: hashOf[tab],
        replace: true,
        resetScroll: false,
      }),
  )
  const returnTo = safeReferrer(referrer, location.origin)

  const onView = (next: LoginView) =>
    void router.navigate({
      to: '/login',
      search: { referrer, view: next },
      replace: true,
      resetScroll: false,
    })
  const onLoggedIn = () => {
    sessionStorage.removeItem(purposeKey)
    void router.navigate({ href: returnTo ?? site.paths.myPages ?? '/', replace: true })
  }
  return { tab, onTab: setTab, view: view ?? 'bankid', onView, returned, returnTo, onLoggedIn }
}
