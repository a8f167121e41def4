import { linkKind } from '#src/lib/address/links.ts'
import { isOwnPath } from '#src/sites/find-site.ts'
import type { Site } from '#src/sites/site.ts'

/** Whether an address is a page of this site, which the portal opens without loading the document anew. */
export function isOwnPage(site: Site, href: string): boolean {
  return linkKind(href) === 'internal' && isOwnPath(site, href.replace(/[?#].*$/, ''))
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** A press on a link that asks for a new tab or window, or to save. */
export function isForBrowser(press: Press, link: HTMLAnchorElement): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = press
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (link.target || '_self') !== '_self'
}
