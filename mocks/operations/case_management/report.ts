import type { Site } from '#src/sites/site.ts'
import { eventWords } from '../../catalogue/cases/life/event-words.ts'
import type { ErrandRecord } from '../../state/cases/errand-record.ts'
import type { Report } from '../../state/cases/new-errand.ts'
import type { World } from '../../state/world.ts'
import { reply } from '../reply.ts'
import type { NewErrand } from './service.ts'
import { readUploads } from './uploads.ts'

/** What is known of a report beside what it says. */
type Known = Pick<Report, 'owner' | 'contactName' | 'location'> & {
  site: Site
  /** Where the receipt goes. */
  mailTo: string
}

type Said = Pick<
  NewErrand,
  | 'roomId'
  | 'assetTypeId'
  | 'description'
  | 'alternativeContactFirstName'
  | 'alternativeContactLastName'
  | 'alternativeContactEmail'
  | 'alternativeContactPhone'
>

/** Keeps a report that no rule is against, and sends a receipt. */
export async function report(
  said: Said,
  files: readonly File[],
  world: World,
  { site, mailTo, ...known }: Known,
) {
  const record = world.errands.report({ ...said, ...known, siteKey: site.key }, await readUploads(files))
  sendReceipt(record, site, mailTo, world)
  return reply(201, { id: record.id, ticketNumber: record.ticketNumber })
}

function sendReceipt(record: ErrandRecord, site: Site, to: string, { mailbox }: World): void {
  const { subject, text } = eventWords(record.country).mail
  const filled = (pattern: string) =>
    pattern.replaceAll('{ticket}', record.ticketNumber).replaceAll('{title}', () => record.title)
  mailbox.send({
    to,
    siteKey: site.key,
    locale: site.wireLocale,
    subject: filled(subject),
    text: filled(text),
    links: [],
  })
}
