/**
 * Lets a link that leads away from the view lead the whole window away, so that the portal with its menus does not open
 * inside the frame. Links within the view, and those with a target of their own, stay as they are.
 */
export function leaveFrame(target: EventTarget): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const href = link?.getAttribute('href') ?? ''
  if (!link || link.hasAttribute('target') || /^(#|blob:|tel:|mailto:)/.test(href)) return
  link.setAttribute('target', '_top')
}
