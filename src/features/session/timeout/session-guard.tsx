import { Suspense, useEffect, useEffectEvent } from 'react'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { useSessionWatch } from './use-session-watch.ts'

// dialogs bring react-aria along, and most visits never see one of these
const EndingDialog = lazyPart(async () => (await import('./ending-dialog.tsx')).EndingDialog)
const ExpiredDialog = lazyPart(async () => (await import('./expired-dialog.tsx')).ExpiredDialog)

type Props = {
  watcher: ReturnType<typeof useSessionWatch>
  /** The session has ended: log out, and leave what is for customers only (S-017). */
  onExpired: () => void
  onLogin: () => void
  onLogout: () => void
}

/** Warns before a session ends, and tells when it has (F-040). */
export function SessionGuard({ watcher, onExpired, onLogin, onLogout }: Props) {
  const { watch, tell } = watcher
  const hasExpired = watch.at === 'expired'
  const expire = useEffectEvent(onExpired)
  // told once, whatever the parent renders meanwhile
  useEffect(() => {
    if (hasExpired) expire()
  }, [hasExpired])

  const dismiss = () => tell({ type: 'dismissed' })
  const login = () => {
    dismiss()
    onLogin()
  }
  return (
    <Suspense>
      {watch.at === 'ending' && <EndingDialog expiresAt={watch.expiresAt} onLogout={onLogout} />}
      {hasExpired && <ExpiredDialog onClose={dismiss} onLogin={login} />}
    </Suspense>
  )
}
