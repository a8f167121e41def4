import { useCallback, useEffect, useReducer } from 'react'
import { onTokenChange, readToken } from '#src/api/session/token.ts'
import { nextCheckIn, watched } from './session-watch.ts'

/**
 * Watches the session of this tab: every 30 seconds, when the token changes, and when the tab is looked at again, since
 * timers sleep in the background.
 */
export function useSessionWatch() {
  const [watch, tell] = useReducer(watched, { at: 'out' })

  const check = useCallback(
    () => tell({ type: 'checked', expiresAt: readToken()?.expiresAt, now: Date.now() }),
    [],
  )

  useEffect(() => {
    check()
    const stop = onTokenChange(check)
    document.addEventListener('visibilitychange', check)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', check)
    }
  }, [check])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          check()
          wait()
        },
        Math.max(1, nextCheckIn(watch, Date.now())),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [watch, check])

  return { watch, tell }
}
