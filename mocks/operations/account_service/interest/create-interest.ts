import type { components } from '#gen/account_service/types.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { letter } from '../../../state/mailbox/letter.ts'
import { withInterest, withLead } from '../../../state/saved/interests.ts'
import { privateReply } from '../../shared/reply.ts'
import { siteNumbered } from '../../shared/site-numbered.ts'
import { ownAccount } from '../../shared/request/own-account.ts'
import { invalidField } from '../../shared/problem-replies.ts'
import type { AccountOperation } from '../shared/types.ts'

type InterestRequest = components['schemas']['InterestRequest']

/** Whoever is logged in finds the interest in their account; of anybody else the address is kept. */
export const createInterest: AccountOperation<'createInterest'> = ({ body, user, world }) => {
  const wrong = wrongField(body, world.catalogue)
  if (wrong) return invalidField(wrong, wrong === '/rooms/max' ? 'is less than min' : 'names nothing')
  const { stageId, objectId, email, firstName } = body
  const interest = { stageId, ...(objectId ? { objectId } : {}) }
  const { account } = ownAccount(user, world)
  if (account) {
    world.accounts.change(account.id, { interests: withInterest(account.interests, interest) })
  } else {
    const { saved } = world.data
    saved.leads = withLead(saved.leads, { ...interest, email, at: world.clock.now() })
  }
  const project = world.catalogue.stage(stageId)?.name ?? ''
  const values = { name: firstName, project }
  world.mailbox.send(letter('interest', { site: siteNumbered(body.siteId), to: email, values }))
  return privateReply(201, interest)
}

/** The field that names nothing, or a range that ends before it begins. */
function wrongField({ stageId, objectId, rooms }: InterestRequest, catalogue: Catalogue): string | undefined {
  if (!catalogue.stage(stageId)) return '/stageId'
  if (objectId !== undefined && catalogue.home(objectId)?.stageId !== stageId) return '/objectId'
  return rooms && rooms.max < rooms.min ? '/rooms/max' : undefined
}
