import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer } from 'react'
import { AppError } from '#src/api/errors.ts'
import { userQuery } from '#src/api/session/session.ts'
import { onTokenChange, readToken } from '#src/api/session/token.ts'
import { onTimeMoved, serviceNow } from '#src/lib/time/service-clock.ts'
import { nextCheckIn, watched } from './session-watch.ts'

/**
 * Watches the session of this tab: every 30 seconds, when the token changes, and when the tab is looked at again, since
 * timers sleep in the background. A service that takes the token for none is asked who somebody is: the token goes then,
 * if it is worth nothing.
 */
export function useSessionWatch() {
  const [watch, tell] = useReducer(watched, { at: 'out' })

  const check = useCallback(
    () => tell({ type: 'checked', expiresAt: readToken()?.expiresAt, now: serviceNow() }),
    [],
  )

  const client = useQueryClient()
  useEffect(() => {
    const follow = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }) => {
      if (type !== 'updated' || action?.type !== 'error') return
      if (!(action.error instanceof AppError) || action.error.kind !== 'unauthorized') return
      if (readToken()) void client.refetchQueries({ queryKey: userQuery().queryKey })
      else check()
    }
    const stops = [client.getMutationCache().subscribe(follow), client.getQueryCache().subscribe(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, check])

  useEffect(() => {
    check()
    const stops = [onTokenChange(check), onTimeMoved(check)]
    document.addEventListener('visibilitychange', check)
    return () => {
      for (const stop of stops) stop()
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
        Math.max(1, nextCheckIn(watch, serviceNow())),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [watch, check])

  return { watch, tell }
}
