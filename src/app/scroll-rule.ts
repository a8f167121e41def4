import { routeKeyOf } from '#src/i18n/paths/path-map.ts'

/** Templates that keep the scroll position of the page before (E-091). */
const exemptTemplates: readonly string[] = ['faq', 'referenceStart', 'myResidences', 'timeline']
const exemptRoutes: readonly string[] = ['myResidences', 'myTimeline']

type Location = { pathname: string }

/**
 * Tells the router when to place the scroll: at the top of a new page, or where it was when someone comes back (F-012,
 * F-013). A change of the query or the hash is no new page, and the exempt pages stay where they are.
 */
export function scrollRule(templateAt: (pathname: string) => string | undefined) {
  let shown: string | undefined
  return ({ location: { pathname } }: { location: Location }): boolean => {
    const isSamePage = pathname === shown
    shown = pathname
    return !isSamePage && !isExempt(pathname, templateAt(pathname))
  }
}

function isExempt(pathname: string, template: string | undefined): boolean {
  return exemptRoutes.includes(routeKeyOf(pathname) ?? '') || exemptTemplates.includes(template ?? '')
}
