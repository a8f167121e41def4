import { Suspense } from 'react'
import type { ComponentType } from 'react'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { useAccount } from './use-account.ts'

// dialogs bring react-aria along, which a page need not wait for
const SessionGuard = lazyPart(async () => (await import('./session-guard.tsx')).SessionGuard)

type Account = ReturnType<typeof useAccount>
type Login = Account['login']

/** What a login form over the page is given. */
type LoginDialogProps = Pick<Login, 'tab' | 'links' | 'returnTo'> & {
  onLoggedIn: Login['finish']
  onClose: Login['close']
}

type Props = Account & { LoginDialog: ComponentType<LoginDialogProps> }

/** What lies over the page: the login dialog, and what there is to say of a session that ends. */
export function AccountLayer({ login, logout, guard, LoginDialog }: Props) {
  return (
    <>
      {login.isOpen && (
        <Suspense>
          <LoginDialog
            tab={login.tab}
            links={login.links}
            returnTo={login.returnTo}
            onLoggedIn={login.finish}
            onClose={login.close}
          />
        </Suspense>
      )}
      {guard.watcher.watch.at !== 'out' && (
        <Suspense>
          <SessionGuard {...guard} onLogout={logout} />
        </Suspense>
      )}
    </>
  )
}
