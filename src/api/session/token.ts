import { decodeJwt } from 'jose'
import { clearCookie, readCookie, writeCookie } from '#src/lib/storage/cookies.ts'
import { serviceNow } from '#src/lib/time/service-clock.ts'

const cookieName = 'token'
const lifetimeSeconds = 60 * 60
const refreshBelowSeconds = 30 * 60

/** What the portal reads from a token; the server alone decides what it is worth (N-002). */
export type Token = { raw: string; expiresAt: number; bankId: boolean }

/** The stored token, or undefined when there is none or it cannot be read. `expiresAt` is in milliseconds. */
export function readToken(): Token | undefined {
  const raw = readRawToken()
  if (!raw) return undefined
  try {
    const claims = decodeJwt<{ bank_id?: string }>(raw)
    return { raw, expiresAt: (claims.exp ?? 0) * 1000, bankId: claims.bank_id !== undefined }
  } catch {
    return undefined
  }
}

/** The stored token as it is sent. */
export function readRawToken(): string | undefined {
  return readCookie(cookieName) || undefined
}

/** Keeps a token for 60 minutes (K-042). */
export function storeToken(raw: string): void {
  writeCookie(cookieName, raw, lifetimeSeconds)
  announce()
}

/** Forgets the token: logout, expiry, or a refresh that failed (S-015). */
export function removeToken(): void {
  clearCookie(cookieName)
  announce()
}

/** Another tab has stored or removed the token that all of them share. */
export function followToken(): void {
  announce()
}

/** The token to send, refreshed first when fewer than 30 minutes remain (K-043). */
export async function freshToken(): Promise<string | undefined> {
  const token = readToken()
  const isOld = token && token.expiresAt - serviceNow() < refreshBelowSeconds * 1000
  return isOld ? refreshedToken(token.raw) : token?.raw
}

/** Asks for a new token now: how a person stays logged in (design of the session warning, WCAG 2.2.1). */
export async function extendToken(): Promise<string | undefined> {
  const token = readToken()
  return token && refreshedToken(token.raw)
}

let refreshing: Promise<string | undefined> | undefined

/** Requests that come together share one refresh (S-014); when it fails they go without a token (S-015). */
function refreshedToken(raw: string): Promise<string | undefined> {
  refreshing ??= refresh(raw).finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function refresh(raw: string): Promise<string | undefined> {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('pagehide', leave)
  const next = await requestToken(raw).catch(() => undefined)
  removeEventListener('pagehide', leave)
  // whoever logged out or in meanwhile has the last word
  if (readRawToken() !== raw) return readRawToken()
  if (next) storeToken(next)
  // a page that is left breaks off what it asks for: that says nothing about the token
  else if (!isLeaving) removeToken()
  return next
}

/** A page that is opened needs no refresh, so the client comes when there is one. */
async function requestToken(raw: string): Promise<string | undefined> {
  return (await import('./refresh-token.ts')).refreshToken(raw)
}

const listeners = new Set<() => void>()

/** Calls back when the token is stored or removed, so that the session can follow. Returns the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
