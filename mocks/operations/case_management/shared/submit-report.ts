import type { Site } from '#src/sites/site.ts'
import type { Report } from '../../../state/cases/errands/new-errand.ts'
import type { World } from '../../../state/world.ts'
import { keyReused } from '../../shared/problem-replies.ts'
import { fingerprintOf } from '../../shared/request/fingerprint.ts'
import { reply } from '../../shared/reply.ts'
import { sendCopy, sendReceipt } from './report-mail.ts'
import type { NewErrand } from './types.ts'
import { readUploads } from '../../shared/request/uploads.ts'

/** What is known of a report beside what it says. */
type Known = Pick<Report, 'owner' | 'contactName' | 'location'> & {
  site: Site
  /** Where the receipt goes. */
  mailTo: string
  /** Where a copy goes, if one is wanted. */
  ownEmail: string
  /** The path of the call that its reporter reads it by, if there is one. */
  readBy: '/case_management/case' | '/case_management/customer/case' | undefined
  /** What it is known by when it is sent again. */
  idempotencyKey: string | undefined
}

type Said = Pick<
  NewErrand,
  | 'roomId'
  | 'assetTypeId'
  | 'description'
  | 'sendCopy'
  | 'alternativeContactFirstName'
  | 'alternativeContactLastName'
  | 'alternativeContactEmail'
  | 'alternativeContactPhone'
>

/**
 * Keeps a report that no rule is against, and sends a receipt, with a copy for who asked for one. Sent again by whoever
 * got no answer, it is the one that was received; something else with its key is refused.
 */
export async function submitReport(
  said: Said,
  files: readonly File[],
  world: World,
  { site, mailTo, ownEmail, readBy, ...known }: Known,
) {
  const uploads = await readUploads(files)
  const sent = { ...known, fingerprint: fingerprintOf(said) }
  const received = world.errands.received(known.owner, known.idempotencyKey)
  if (received && received.fingerprint !== sent.fingerprint) return keyReused()
  const record = received ?? world.errands.report({ ...said, ...sent, siteKey: site.key }, uploads)
  if (!received) {
    sendReceipt(record, site, mailTo, world)
    if (said.sendCopy === 'true') sendCopy(record, site, ownEmail, world)
  }
  const made = reply(201, { id: record.id, ticketNumber: record.ticketNumber })
  return readBy ? { ...made, headers: { location: `${readBy}/${record.id}` } } : made
}
