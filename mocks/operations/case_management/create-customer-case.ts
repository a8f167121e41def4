import { contactFlaw } from './shared/alternative-contact.ts'
import { caseSiteNumbered, foreignSite } from './shared/case-site.ts'
import { compoundFlaw } from './compound.ts'
import { locationOf } from './location.ts'
import { problemFlaw } from './shared/problem-area.ts'
import { report } from './shared/submit-report.ts'
import { reporterOf } from './shared/reporter.ts'
import type { CaseOperation } from './shared/types.ts'
import { uploadsIn } from './shared/uploads.ts'

/** One call for three reporters: a resident, a board without technical management, and the public form. */
export const createCustomerCase: CaseOperation<'createCustomerCase'> = async (call) => {
  const { body, world } = call
  const reporter = reporterOf(call)
  if ('status' in reporter) return reporter
  const site = caseSiteNumbered(body.siteId)
  if ('status' in site) return site
  const found = locationOf(body, reporter, site.country, world)
  if ('status' in found) return found
  const { location } = found
  const isKnown = 'place' in location
  if (isKnown && location.place.country !== site.country) return foreignSite('siteId')
  const flaw =
    compoundFlaw(body, site.country) ??
    contactFlaw(body) ??
    // where no place is known, the built-in lists of the portal are used, and they may say more
    (isKnown ? problemFlaw(body) : undefined)
  if (flaw) return flaw
  const uploads = await uploadsIn('files', body.files)
  if ('status' in uploads) return uploads
  const { owner, contactName, email } = reporter
  return report(body, uploads.files, world, {
    site: site.site,
    owner,
    contactName,
    location,
    mailTo: body.boardEmail ?? email,
    ownEmail: email,
  })
}
