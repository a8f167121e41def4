import type { Site } from '#src/sites/site.ts'
import type { Session } from '../session.ts'

/** What stands in the header: everything, the same in My Pages, less on corporate pages, or the logo alone (E-071). */
export type HeaderType = 'default' | 'my-pages' | 'corporate' | 'no-menu'

export type HeaderActions = {
  search: Site['headerSearch']
  favourites: boolean
  notifications: boolean
  user: boolean
  phone: boolean
}

/**
 * The actions a header offers. Favourites and the bell are for customers, never for board members (F-051); where login
 * is off there is neither a user nor anything that needs one (F-002).
 */
export function headerActionsOf(site: Site, session: Session, type: HeaderType): HeaderActions {
  const can = site.capabilities
  const isFull = type === 'default' || type === 'my-pages'
  return {
    search: type === 'no-menu' ? 'none' : site.headerSearch,
    favourites: isFull && can.login && can.residences && session.kind !== 'board',
    notifications: isFull && can.login && can.notifications && session.kind === 'private',
    user: can.login && type !== 'no-menu',
    phone: can.phoneInHeader && site.servicePhone !== null,
  }
}

/** The links that stay in the header when it gets narrow: two where search is on, otherwise three (K-039). */
export function quickLinksOf<Link>(site: Site, links: readonly Link[]): readonly Link[] {
  return links.slice(0, site.capabilities.search ? 2 : 3)
}
