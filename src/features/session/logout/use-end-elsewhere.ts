import { useEffect, useEffectEvent } from 'react'
import { onForgotten } from '#src/lib/storage/person-memory.ts'

/** Follows when somebody's time has ended in another tab: they logged out there, or somebody else has logged in. */
export function useEndElsewhere(follow: () => void): void {
  const onEnd = useEffectEvent((where: 'here' | 'elsewhere') => {
    if (where === 'elsewhere') follow()
  })
  useEffect(() => onForgotten((where) => onEnd(where)), [])
}
