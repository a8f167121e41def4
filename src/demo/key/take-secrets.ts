import { keepPass } from '../start-link/world-cookie.ts'
import { isKey, rememberKey } from './known-key.ts'

/**
 * Takes what opens the mock out of the address, before anything reads or shows it: `#key=…`, the key of whoever leads a
 * class, for this tab; `#pass=…`, which comes with a link into a world, for this browser. What follows a hash is sent to
 * no server. Returns whether there was any.
 */
export function takeSecrets(): boolean {
  const found = new URLSearchParams(location.hash.slice(1))
  const [key, pass] = [found.get('key'), found.get('pass')]
  if (key === null && pass === null) return false
  history.replaceState(history.state, '', location.pathname + location.search)
  if (key !== null && isKey(key)) rememberKey(key)
  if (pass !== null && isPass(pass)) keepPass(pass)
  return true
}

/** The same for an address that is put in while a page is open: nothing is loaded anew then. */
export function takeSecretsLater(): void {
  addEventListener('hashchange', () => {
    if (takeSecrets()) location.reload()
  })
}

/** An address that hands on the pass of the world it leads into, where there is one. */
export function withPass(address: string, pass: string | undefined): string {
  if (!pass) return address
  const leading = new URL(address)
  leading.hash = `pass=${pass}`
  return leading.href
}

const isPass = (text: string): boolean => /^[\w-]{22}$/.test(text)
