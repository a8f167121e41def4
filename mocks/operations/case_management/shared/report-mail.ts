import type { Site } from '#src/sites/site.ts'
import { eventWords } from '../../../catalogue/cases/life/event-words.ts'
import { fill } from '../../../catalogue/words/words.ts'
import type { ErrandRecord } from '../../../state/cases/errands/errand-record.ts'
import type { World } from '../../../state/world.ts'

/** Tells that a report has come, and under which number. */
export function sendReceipt(record: ErrandRecord, site: Site, to: string, world: World): void {
  const { subject, text } = eventWords(record.country).mail
  const values = { ticket: record.ticketNumber, title: record.title }
  send({ subject: fill(subject, values), text: fill(text, values) }, site, to, world)
}

/** Sends somebody what they reported: where, what, in their words, and which files came with it. */
export function sendCopy(record: ErrandRecord, site: Site, to: string, world: World): void {
  const { subject, text, place, problem, files } = eventWords(record.country).copy
  const { ticketNumber, contactName, description, attachments } = record
  const line = (name: string, ...parts: readonly (string | null)[]) => {
    const said = parts.filter(Boolean).join(', ')
    return said && `${name}: ${said}`
  }
  const about = [
    line(place, record.objectAddress, record.objectName),
    line(problem, record.roomName, record.assetName),
  ]
  const parts = [
    fill(text, { name: contactName ?? '' }),
    about.filter(Boolean).join('\n'),
    description,
    line(files, ...attachments.map(({ filename }) => filename)),
  ]
  const copy = { subject: fill(subject, { ticket: ticketNumber }), text: parts.filter(Boolean).join('\n\n') }
  send(copy, site, to, world)
}

type Words = { subject: string; text: string }

function send(words: Words, site: Site, to: string, { mailbox }: World): void {
  mailbox.send({ to, siteKey: site.key, locale: site.wireLocale, ...words, links: [] })
}
