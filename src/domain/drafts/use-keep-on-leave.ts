import { useEffect, useEffectEvent, useState } from 'react'
import { timesForgotten } from '#src/lib/storage/person-memory.ts'

/**
 * Keeps what is typed when the page is left: a reload, an e-ID, a phone that puts the tab to sleep. Of whoever has logged
 * out nothing is kept.
 *
 * @returns keeps it now, for an effect of whoever knows a good moment
 */
export function useKeepOnLeave(keep: () => void): () => void {
  const [begun] = useState(timesForgotten)
  const keepUnlessForgotten = () => {
    if (timesForgotten() === begun) keep()
  }
  const onLeave = useEffectEvent(keepUnlessForgotten)
  useEffect(() => {
    const onHide = () => onLeave()
    addEventListener('pagehide', onHide)
    return () => {
      removeEventListener('pagehide', onHide)
      onLeave()
    }
  }, [])
  return keepUnlessForgotten
}
