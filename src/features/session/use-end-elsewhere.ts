import { useEffect, useRef } from 'react'
import { onForgotten } from '#src/lib/person-memory.ts'

/** Follows when somebody's time has ended in another tab: they logged out there, or somebody else has logged in. */
export function useEndElsewhere(follow: () => void): void {
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(
    () =>
      onForgotten((where) => {
        if (where === 'elsewhere') latest.current()
      }),
    [],
  )
}
