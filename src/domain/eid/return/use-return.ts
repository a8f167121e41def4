import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EidPurpose } from '../eid-purpose.ts'
import { currentReturn } from './eid-return.ts'
import type { EidReturn, ToldEntry } from './eid-return.ts'

/**
 * How somebody came back to the page from an e-ID. A code or a session is good once, and nobody's business in the
 * address: `clean` takes it out. What went wrong is told once, not again at a reload, though its hash stays.
 */
export function useReturn(wanted: readonly EidPurpose[], clean: () => void): EidReturn | undefined {
  const { history } = useRouter()
  const [returned] = useState(() => currentReturn(...wanted))
  const onArrival = useEffectEvent(() => {
    if (!returned) return
    if (returned.kind !== 'problem') return clean()
    const { href, state } = history.location
    history.replace(href, { ...state, isEidTold: true } satisfies ToldEntry)
  })
  useEffect(() => onArrival(), [])
  return returned
}
