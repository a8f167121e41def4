import { parseCookie } from 'cookie'

/** The cookies that a request of this page would bring along, decoded; a service worker does not see them. */
export const pageCookies = () => parseCookie(document.cookie) as Record<string, string>

/**
 * Keeps the cookies of an answer, one Set-Cookie line each: a Response that a script makes may carry none (Fetch Standard,
 * forbidden response-header names).
 */
export function keepCookies(lines: readonly string[] = []): void {
  for (const line of lines) document.cookie = line
}
