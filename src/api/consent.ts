import { useSyncExternalStore } from 'react'
import { onConsent, readConsent } from '#src/lib/consent.ts'
import type { Consent } from '#src/lib/consent.ts'

/** What this visitor has said about cookies, anew when it changes (S-004). */
export function useConsent(): Consent {
  return useSyncExternalStore(onConsent, readConsent)
}
