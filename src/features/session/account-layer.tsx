import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent } from 'react'
import type { ComponentType } from 'react'
import { shareFavourites } from '#src/api/interest/share-favourites.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { AccountWish } from './use-account.ts'
import { useLeaving } from './logout/use-leaving.ts'
import { useLoginDialog } from './use-login-dialog.ts'
import { useSessionWatch } from './timeout/use-session-watch.ts'

// dialogs bring react-aria along, which a page need not wait for
const SessionGuard = lazyPart(async () => (await import('./timeout/session-guard.tsx')).SessionGuard, {
  texts: ['session'],
})

type Login = ReturnType<typeof useLoginDialog>

/** What a login form over the page is given. */
type LoginDialogProps = Pick<Login, 'tab' | 'loginFor' | 'links' | 'returnTo'> & {
  onLoggedIn: Login['finish']
  onClose: Login['close']
}

type Props = {
  isVisitor: boolean
  /** What was last asked for in the frame, also before this layer was there. */
  wish: AccountWish | undefined
  /** Called once somebody has left, and nothing of what they filled in may stay. */
  onLeft: () => void
  LoginDialog: ComponentType<LoginDialogProps>
}

/** What lies over the page: the login dialog, and what there is to say of a session that ends. */
export function AccountLayer({ isVisitor, wish, onLeft, LoginDialog }: Props) {
  const login = useLoginDialog(isVisitor)
  const watcher = useSessionWatch()
  const { logout, expire, leftAt } = useLeaving({ tell: watcher.tell, onLeft })

  const client = useQueryClient()
  useEffect(() => shareFavourites(client), [client])

  const fulfil = useEffectEvent((asked: AccountWish) =>
    asked.to === 'login' ? login.open(asked.goOnTo, asked.tab) : logout(),
  )
  useEffect(() => {
    // after the effects of the frame: its queries would ask once more for who has just logged out
    if (wish) queueMicrotask(() => fulfil(wish))
  }, [wish])

  return (
    <>
      {login.isOpen && (
        <Suspense>
          <LoginDialog
            tab={login.tab}
            loginFor={login.loginFor}
            links={login.links}
            returnTo={login.returnTo}
            onLoggedIn={login.finish}
            onClose={login.close}
          />
        </Suspense>
      )}
      {watcher.watch.at !== 'out' && (
        <Suspense>
          <SessionGuard
            watcher={watcher}
            onExpired={expire}
            onLogin={() => login.open(leftAt())}
            onLogout={logout}
          />
        </Suspense>
      )}
    </>
  )
}
