import { startTransition, useEffect, useState } from 'react'
import { useConsent } from '#src/api/consent.ts'

const delayMs = 2000

/** Which layer of the cookie dialog is open: the question, the settings behind it, or none. */
export type ConsentLayer = 'question' | 'settings' | undefined

/**
 * Asks a visitor who has not answered yet, two seconds after the page has loaded (S-006, F-032, K-051); not while the
 * page says what the cookies are for.
 */
export function useConsentQuestion(isPolicyPage: boolean) {
  const { answered } = useConsent()
  const [layer, setLayer] = useState<ConsentLayer>()
  useEffect(() => {
    if (answered || isPolicyPage) return
    // a transition is drawn in short tasks: somebody may be reading or pressing something
    const ask = () => startTransition(() => setLayer((open) => open ?? 'question'))
    const waiting = setTimeout(ask, delayMs)
    return () => clearTimeout(waiting)
  }, [answered, isPolicyPage])
  return { layer, setLayer }
}
