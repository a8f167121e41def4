import type { EidOrder } from './order.ts'

/**
 * Where the browser goes back to after a redirect flow: the page of the portal with the code and the session, or with the
 * error where the portal looks for it (E-049). Null while the order is pending, and for an e-ID in an app.
 */
export function returnUrlOf(order: EidOrder): string | null {
  const { idType, returnUrl, state, code, session, failure = 'general' } = order
  if (idType === 'bank_id' || state === 'pending') return null
  const url = new URL(returnUrl)
  if (state === 'failed') url.hash = `eident-error-${failure}`
  if (code) {
    url.searchParams.set('code', code)
    url.searchParams.set('poolingId', session)
  }
  return url.href
}
