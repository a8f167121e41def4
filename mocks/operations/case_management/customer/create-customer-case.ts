import { caseSiteNumbered, foreignSite } from '../shared/case-site.ts'
import { compoundError } from '../shared/compound.ts'
import { locationOf } from '../shared/location.ts'
import { problemAreaError } from '../shared/problem-area.ts'
import { submitReport } from '../shared/submit-report.ts'
import { reporterOf } from '../shared/reporter.ts'
import type { CaseOperation } from '../shared/types.ts'
import { uploadsIn } from '../../shared/request/uploads.ts'

/** One call for three reporters: a resident, a board without technical management, and the public form. */
export const createCustomerCase: CaseOperation<'createCustomerCase'> = async (call) => {
  const { body, header, world } = call
  const reporter = reporterOf(call)
  if ('status' in reporter) return reporter
  const site = caseSiteNumbered(body.siteId)
  if ('status' in site) return site
  const found = locationOf(body, reporter, site.country, world)
  if ('status' in found) return found
  const { location } = found
  const isKnown = 'place' in location
  if (isKnown && location.place.country !== site.country) return foreignSite('siteId')
  const error =
    compoundError(body, site.country) ??
    // where no place is known, the built-in lists of the portal are used, and they may say more
    (isKnown ? problemAreaError(body) : undefined)
  if (error) return error
  const uploads = await uploadsIn('files', body.files)
  if ('status' in uploads) return uploads
  const { owner, contactName, email, caseUser } = reporter
  return submitReport(body, uploads.files, world, {
    site: site.site,
    owner,
    contactName,
    location,
    mailTo: body.boardEmail ?? email,
    ownEmail: email,
    readBy: caseUser && (caseUser.association ? '/case_management/case' : '/case_management/customer/case'),
    idempotencyKey: header['idempotency-key'],
  })
}
