import type { BarkMark, Site } from '#src/sites/site.ts'

/** Gives the document the language and the theme of a site, before anything is drawn. */
export function applyTheme({ documentElement }: Document, site: Site): void {
  documentElement.lang = site.locale
  documentElement.dataset.site = site.theme
}

/** Gives the document the icon of a site; it needs the colours, for which a browser reads all styles. */
export function setFavicon(page: Document, site: Site): void {
  const { head } = page
  // the page comes with an empty one, so that no browser looks for a file
  const icon = head.querySelector<HTMLLinkElement>('link[rel=icon]') ?? page.createElement('link')
  icon.rel = 'icon'
  icon.href = `data:image/svg+xml,${encodeURIComponent(iconOf(site.mark, brandOf(page)))}`
  head.append(icon)
}

function brandOf(page: Document): Record<'brand' | 'dash', string> {
  const style = getComputedStyle(page.documentElement)
  return { brand: style.getPropertyValue('--brand'), dash: style.getPropertyValue('--accent') }
}

/** The mark on a square; its dashes are cut out, or drawn in the accent. */
export function iconOf(
  { radius, dashes, dash }: BarkMark,
  colours: Record<'brand' | 'dash', string>,
): string {
  const cuts = dashes.map(([x, y, length]) => `M${x} ${y}h${length}v2.8h-${length}Z`).join('')
  const fill = dash === 'accent' ? colours.dash : '#fff'
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 0 32 32">' +
    `<rect width="24" height="32" rx="${radius}" fill="${colours.brand}"/><path d="${cuts}" fill="${fill}"/></svg>`
  )
}
