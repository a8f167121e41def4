import { casePlacesOf } from '../../../catalogue/cases/places.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { caseSiteNumbered, foreignSite } from '../shared/case-site.ts'
import { placeOfIds } from '../shared/place-of-ids.ts'
import { problemAreaError } from '../shared/problem-area.ts'
import { submitReport } from '../shared/submit-report.ts'
import type { CaseOperation } from '../shared/types.ts'
import { uploadsIn } from '../../shared/request/uploads.ts'
import { boardUserOf } from '../../shared/request/case-user.ts'

/** A fault in an association's own property, where it has technical management (P-018). */
export const createBoardCase: CaseOperation<'createBoardCase'> = async (call) => {
  const { body, header, world } = call
  const board = boardUserOf(call)
  if ('status' in board) return board
  const { account, association, owner } = board
  if (!association.activeTechnicalManagement) return problem(403, 'noTechnicalManagement')
  const site = caseSiteNumbered(body.siteId)
  if ('status' in site) return site
  const isOwn = ({ associationId }: { associationId: string | null }) => associationId === association.id
  const found = placeOfIds(body, casePlacesOf(world.catalogue), isOwn)
  if ('status' in found) return found
  const { place } = found
  if (place.country !== site.country) return foreignSite('siteId')
  const error = problemAreaError(body)
  if (error) return error
  const uploads = await uploadsIn('Files', body.Files)
  if ('status' in uploads) return uploads
  return submitReport(body, uploads.files, world, {
    site: site.site,
    owner,
    contactName: `${account.firstName} ${account.lastName}`,
    location: { place, guaranteeEndsOn: world.errands.guaranteeEnd(place), managed: true, hidden: false },
    mailTo: world.errands.boardEmail(association.id) ?? account.email,
    ownEmail: account.email,
    readBy: '/case_management/case',
    idempotencyKey: header['idempotency-key'],
  })
}
