import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { linkAttributes, linkKind } from '#src/lib/address/links.ts'
import { hasModal } from '#src/lib/address/modal-hash.ts'
import { useSite } from '#src/sites/use-site.ts'
import { isForBrowser, isOwnPage } from './own-link.ts'

/**
 * A link to an address as content and menus have it: local, external, a mail, a file. Pages of this site open without
 * loading the document anew, and from a modal in place of its step of the history; external links open in a new tab
 * (V-059); all else is left to the browser.
 */
export function LocalLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const site = useSite()

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isOwnPage(site, href) || isForBrowser(event, event.currentTarget)) return
    event.preventDefault()
    // Back then leads to the page under the modal, and where it was
    void router.navigate({ href, replace: hasModal(location.hash) })
  }
  return (
    <a {...linkAttributes(linkKind(href))} {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
