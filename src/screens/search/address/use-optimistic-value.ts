import { useState } from 'react'

/**
 * A value that the address holds, one step ahead of it: what was chosen counts at once, and gives way as soon as the
 * address has changed. Two quick choices build on each other instead of on an address that is still the old one.
 */
export function useOptimisticValue<T>(inAddress: T): [T, (next: T) => void] {
  const [ahead, setAhead] = useState<{ since: T; value: T }>()
  const value = ahead?.since === inAddress ? ahead.value : inAddress
  return [value, (next) => setAhead({ since: inAddress, value: next })]
}
