import { parseCookie, stringifySetCookie } from 'cookie'

let read: ReturnType<typeof parseCookie> | undefined

/**
 * The value of a cookie of this page, or undefined. All that one task asks for is read once: a browser asks another process
 * for its cookies and waits for it, and each part of a page that shows who uses it asks whenever it is drawn.
 */
export function readCookie(name: string): string | undefined {
  queueMicrotask(forget)
  read ??= parseCookie(document.cookie)
  return read[name]
}

function forget(): void {
  read = undefined
}

/**
 * Stores a cookie for the whole site: same-site lax, and secure except locally (K-048). In a frame on a page of another
 * site a browser drops it; there the cookie is one of the portal on that page alone.
 */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  const line = cookieLine(name, value, lifetimeSeconds, location.hostname)
  write(line)
  const wanted = lifetimeSeconds > 0 ? value : undefined
  if (readCookie(name) !== wanted && window.parent !== window) write(framedLine(line))
}

function write(line: string): void {
  document.cookie = line
  forget()
}

/** Removes a cookie that writeCookie stored. */
export function clearCookie(name: string): void {
  writeCookie(name, '', 0)
}

/** The line that document.cookie takes; a lifetime of 0 seconds removes the cookie. */
export function cookieLine(name: string, value: string, lifetimeSeconds: number, hostname: string): string {
  const secure = !isLocal(hostname)
  return stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, maxAge: lifetimeSeconds })
}

/** The line of a cookie for a frame on another site; only secure cookies go there. */
function framedLine(line: string): string {
  const secure = line.includes('; Secure') ? line : `${line}; Secure`
  return `${secure.replace('SameSite=Lax', 'SameSite=None')}; Partitioned`
}

function isLocal(hostname: string): boolean {
  // a demonstration in the local network has no certificate, and a browser drops secure cookies there
  if (import.meta.env.VITE_DEMO === '1' && location.protocol === 'http:') return true
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
}
