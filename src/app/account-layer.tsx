import { Suspense, lazy } from 'react'
import { withTexts } from '#src/i18n/feature-texts.ts'
import type { useAccount } from './use-account.ts'

// dialogs bring react-aria along, which a page need not wait for
const LoginDialog = lazy(async () => ({
  default: (await withTexts(['login'], import('#src/features/login/login-dialog.tsx'))).LoginDialog,
}))

const SessionGuard = lazy(async () => ({
  default: (await import('#src/features/session/session-guard.tsx')).SessionGuard,
}))

/** What lies over the page: the login dialog, and what there is to say of a session that ends. */
export function AccountLayer({ login, logout, guard }: ReturnType<typeof useAccount>) {
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
