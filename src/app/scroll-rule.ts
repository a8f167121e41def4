import { routeKeyOf } from '#src/i18n/paths/path-map.ts'

/** Templates that keep the scroll position of the page before (E-091). */
const exemptTemplates: readonly string[] = ['faq', 'referenceStart', 'myResidences', 'timeline']
const exemptRoutes: readonly string[] = ['myResidences', 'myTimeline']

type Location = { pathname: string; state: { __TSR_key?: string } }

/**
 * Tells the router when to place the scroll: at the top of a new page, or where it was when someone comes back (F-012,
 * F-013). A change of the query or the hash is no new page, and an exempt page begins where the one before was.
 */
export function scrollRule(templateAt: (pathname: string) => string | undefined) {
  let shown: string | undefined
  const steps = new Set<string | undefined>()
  return ({ location: { pathname, state } }: { location: Location }): boolean => {
    const isSamePage = pathname === shown
    // the router gives each step of the history a key, by which it is known again
    const isBack = steps.has(state.__TSR_key)
    shown = pathname
    steps.add(state.__TSR_key)
    return !isSamePage && (isBack || !isExempt(pathname, templateAt(pathname)))
  }
}

function isExempt(pathname: string, template: string | undefined): boolean {
  return exemptRoutes.includes(routeKeyOf(pathname) ?? '') || exemptTemplates.includes(template ?? '')
}
