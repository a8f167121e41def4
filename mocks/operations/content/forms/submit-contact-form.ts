import type { components } from '#gen/content/types.ts'
import type { Site } from '#src/sites/site.ts'
import { mailLimit } from '../../../state/accounts/access/rate-limits.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import type { World } from '../../../state/world.ts'
import { invalidField, keyReused, tooManyRequests } from '../../shared/problem-replies.ts'
import { empty } from '../../shared/reply.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import { noteReceived, received } from './received.ts'
import type { ContentOperation } from '../shared/types.ts'

type ContactForm = components['schemas']['ContactForm']

/** Every form ends in a receipt to whoever sent it; a handful to one address is enough. */
export const submitContactForm: ContentOperation<'submitContactForm'> = ({ body, header, world }) => {
  const site = siteNumbered(body.siteId)
  if (!isOffered(body, site, world)) return invalidField('/pageId', 'does not offer this form')
  const key = header['idempotency-key']
  const before = received(world, key, body)
  if (before === 'same') return empty(204)
  if (before === 'other') return keyReused()
  const { email, firstName, message } = body.fields
  const subject = `contact/${email.toLowerCase()}`
  const pause = world.limits.pauseLeft(subject, mailLimit)
  if (pause > 0) return tooManyRequests(pause)
  world.limits.count(subject, mailLimit)
  noteReceived(world, key, body)
  const values = { name: firstName, message: message ?? '–' }
  world.mailbox.send(letter('contact', { site, to: email, values }))
  return empty(204)
}

/**
 * A page offers the forms among its blocks, premises the one to order them, and the modal form opens over any page. An
 * application comes with its CV, by a call of its own.
 */
function isOffered({ formType, pageId }: ContactForm, site: Site, { catalogue }: World): boolean {
  const page = catalogue.page(pageId)
  const premises = catalogue.premisesById(pageId.replace(/^page-/, ''))
  if (formType === 'jobApplication') return false
  if (formType === 'premisesOrder' && premises) return premises.site === site.key
  if (page?.site !== site.key) return false
  return (
    formType === 'modalContact' ||
    page.blocks.some((block) => block.type === 'form' && block.formType === formType)
  )
}
