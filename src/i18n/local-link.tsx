import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { linkAttributes, linkKind } from '#src/lib/links.ts'
import { isOwnPath } from '#src/sites/find-site.ts'
import { useSite } from '#src/sites/use-site.ts'

/**
 * A link to an address as content and menus have it: local, external, a mail, a file. Pages of this site open without
 * loading the document anew; external links open in a new tab (V-059); all else is left to the browser.
 */
export function LocalLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const site = useSite()
  const kind = linkKind(href)
  const staysHere = kind === 'internal' && isOwnPath(site, href.replace(/[?#].*$/, ''))

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!staysHere || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a {...linkAttributes(kind)} {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A press that asks for a new tab or window, or to save. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event
  return (
    button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (currentTarget.target || '_self') !== '_self'
  )
}
