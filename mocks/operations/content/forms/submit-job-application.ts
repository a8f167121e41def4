import { problem } from '../../../engine/answer/problem.ts'
import { mailLimit } from '../../../state/accounts/access/rate-limits.ts'
import { typeOf } from '../../../state/cases/attachments/attachments.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import { invalidField, keyReused, tooManyRequests } from '../../shared/problem-replies.ts'
import { empty } from '../../shared/reply.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import { uploadsIn } from '../../shared/request/uploads.ts'
import { noteReceived, received } from './received.ts'
import type { ContentOperation } from '../shared/types.ts'

/** What a CV is written in, of the types that files may have at all. */
const papers: ReadonlySet<string | undefined> = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
])

/** An opening takes applications; each ends in a receipt (T-077, CI-009). */
export const submitJobApplication: ContentOperation<'submitJobApplication'> = async ({
  body,
  header,
  world,
}) => {
  const site = siteNumbered(Number(body.siteId))
  const page = world.catalogue.page(body.pageId)
  const isOffered =
    page?.site === site.key &&
    page.blocks.some((block) => block.type === 'form' && block.formType === 'jobApplication')
  if (!isOffered) return invalidField('/pageId', 'does not offer this form')
  const uploads = await uploadsIn('files', body.files)
  if ('status' in uploads) return uploads
  const foreign = uploads.files.flatMap((file, index) => (papers.has(typeOf(file.type)) ? [] : [index]))
  if (foreign.length > 0) {
    const errors = foreign.map((index) => ({
      in: 'body' as const,
      pointer: `/files/${index}`,
      code: 'fileTypeNotAllowed',
    }))
    return problem(422, 'fileTypeNotAllowed', { errors })
  }
  const key = header['idempotency-key']
  const before = received(world, key, body)
  if (before === 'same') return empty(204)
  if (before === 'other') return keyReused()
  const subject = `application/${body.email.toLowerCase()}`
  const pause = world.limits.pauseLeft(subject, mailLimit)
  if (pause > 0) return tooManyRequests(pause)
  world.limits.count(subject, mailLimit)
  noteReceived(world, key, body)
  const values = { name: body.firstName, opening: page.name }
  world.mailbox.send(letter('application', { site, to: body.email, values }))
  return empty(204)
}
