import { stringifySetCookie } from 'cookie'

/**
 * Joins a world from now on, on every page of this host. Secure only where the page is: a class room may play over
 * plain http on its own network.
 */
export function joinWorld(id: string): void {
  document.cookie = stringifySetCookie({
    name: 'world',
    value: id,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
    maxAge: 30 * 24 * 60 * 60,
  })
}
