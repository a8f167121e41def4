import { countryOf, siteOf } from '../../../catalogue/site-of.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { sites } from '#src/sites/sites.ts'
import type { Site, SiteKey } from '#src/sites/site.ts'
import { inCases } from '../../shared/request/case-user.ts'

/** A site with case management; 422 for any other (E-088). */
export function caseSite(key: SiteKey) {
  return admitted(siteOf(key), 'site')
}

/** The same by the site's number as text (G-093). */
export function caseSiteNumbered(number: string) {
  return admitted(
    sites.find(({ siteId }) => String(siteId) === number),
    'siteId',
  )
}

/** The problem of a site that is not the errand's. */
export const foreignSite = (part: 'site' | 'siteId') => unprocessable(`/${part}`, 'site')

/** A rule that one part of the body breaks. */
export const unprocessable = (pointer: string, code: string) =>
  problem(422, 'unprocessable', { errors: [{ in: 'body', pointer, code }] })

function admitted(site: Site | undefined, part: 'site' | 'siteId') {
  const country = site && inCases(countryOf(site.key))
  return site?.capabilities.errands && country ? { site, country } : foreignSite(part)
}
