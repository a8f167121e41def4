import type { Site } from '#src/sites/site.ts'

/** The views that other pages may embed, by their names (E-057). */
export const embedViews = [
  'case-management',
  'case-management-private',
  'plain',
  'email',
  'update-bank-id',
  'update-bank-id-done',
  'case-management-sweden',
  'case-management-norway',
] as const

export type EmbedView = (typeof embedViews)[number]

/** The four forms of the login. */
export type LoginVariant = Extract<
  EmbedView,
  'case-management' | 'case-management-private' | 'plain' | 'email'
>

/** Where a view lies on a site, and without a view the page that tells how to embed them. */
export const embedPath = ({ basePath }: Pick<Site, 'basePath'>, view?: EmbedView) =>
  `${basePath}embed/${view ? `${view}/` : ''}`

/** The view of this name, if this site has it (R-073). */
export function viewNamed(name: string, site: Site): EmbedView | undefined {
  return offeredViews(site).find((view) => view === name)
}

/** The views of a site: no login where nobody logs in, and a fault report only in the country it is made for. */
export function offeredViews(site: Site): EmbedView[] {
  const { login, errands } = site.capabilities
  const report = reportView(site)
  return embedViews.filter((view) => {
    switch (view) {
      case 'plain':
      case 'email':
      case 'update-bank-id':
      case 'update-bank-id-done':
        return login
      case 'case-management':
      case 'case-management-private':
        return login && errands
      default:
        return view === report
    }
  })
}

/** The view with the fault report of a site; undefined where none is made. */
export function reportView({ capabilities, housingNumber }: Site): EmbedView | undefined {
  if (!capabilities.errands) return undefined
  return housingNumber === 'no-unit' ? 'case-management-norway' : 'case-management-sweden'
}

/** Whether a view takes all the height it is given; the others say how much they need. */
export const fillsFrame = (view: EmbedView): boolean =>
  view === 'case-management-sweden' || view === 'case-management-norway'
