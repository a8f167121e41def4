import { useSyncExternalStore } from 'react'
import type { LoanProfile } from '#src/domain/sale/price/monthly-cost.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'

/** The seller's rule for the down payment, in percent (K-069), and how far a rate may be tried. */
export const limits = { downPayment: { min: 15, max: 100 }, interest: { min: 0, max: 15 } } as const

const key = 'loan-profile'
const onChange = new Set<() => void>()

/** Remembers what the visitor reckons with, for as long as the tab is open. */
export function saveLoanProfile(profile: LoanProfile): void {
  keepIn(sessionStorage, key, JSON.stringify(profile))
  for (const tell of onChange) tell()
}

/** What the visitor reckons with on every home, or the example until something was changed. */
export function useLoanProfile(example: LoanProfile): LoanProfile {
  const kept = useSyncExternalStore(subscribe, () => sessionStorage.getItem(key))
  return profileOf(kept) ?? example
}

/** Reads what was kept; anything that is no profile counts as nothing. */
export function profileOf(kept: string | null): LoanProfile | undefined {
  if (!kept) return undefined
  try {
    const { downPayment, interest } = JSON.parse(kept) as Partial<Record<keyof LoanProfile, unknown>>
    if (!isWithin(downPayment, limits.downPayment) || !isWithin(interest, limits.interest)) return undefined
    return { downPayment, interest }
  } catch {
    return undefined
  }
}

/** Whether a rate may be reckoned with. */
export function isWithin(value: unknown, { min, max }: { min: number; max: number }): value is number {
  return typeof value === 'number' && value >= min && value <= max
}

function subscribe(tell: () => void) {
  onChange.add(tell)
  return () => void onChange.delete(tell)
}
