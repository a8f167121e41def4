import type { Site } from '#src/sites/site.ts'
import { problem } from '../../../engine/answer/problem.ts'
import { type HomeDocument, homeDocumentsOf } from '../../../state/homes/home-documents.ts'
import type { Account } from '../../../state/accounts/account.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import { todayOf } from '../../../state/today.ts'
import type { World } from '../../../state/world.ts'
import { requestedAccount } from './requested-account.ts'

type Wanted = { contractId: string; objectId: string }

/** A document of My Pages that the caller may sign or approve (F-094), with whose it is. */
export function ownDocument(
  { contractId, objectId }: Wanted,
  site: Site,
  user: Principal | undefined,
  world: World,
): { account: Account; paper: HomeDocument } | undefined {
  const account = user && requestedAccount(user.userId, user, world)
  const paper =
    account &&
    homeDocumentsOf(account, world.catalogue, site, todayOf(world, site)).find(
      ({ file, home, action }) => file.id === contractId && home.id === objectId && action !== undefined,
    )
  return paper && { account, paper }
}

/**
 * Starts the signature or the approval of a document, by the e-ID of its owner alone; one that still waits is cancelled.
 * A problem where it is dealt with already or has lapsed, where the law's time to think is not over, or where the owner has no e-ID.
 */
export function signDocument(
  { account, paper }: { account: Account; paper: HomeDocument },
  site: Site,
  where: Pick<EidOrder, 'returnUrl' | 'device'>,
  world: World,
) {
  const isEarly = paper.status === 'pending' && (paper.earliestSignDate ?? '') > todayOf(world, site)
  if (paper.status !== 'pending' || isEarly) return { refused: problem(409, 'conflict') }
  if (!account.securityNumber) return { refused: problem(403, 'forbidden') }
  const { file, home } = paper
  const running = world.eid.signingOf(account.id, file.id)
  if (running) world.eid.fail(running, site.idType === 'bank_id' ? 'cancelled' : 'cancel')
  const order = world.eid.start({
    ...where,
    idType: site.idType,
    flow: 'sign',
    siteKey: site.key,
    userVisibleData: `${file.name}\n\n${home.stageName}, ${home.objectNumber}`,
    requiredNumber: account.securityNumber,
    document: { userId: account.id, id: file.id },
  })
  return { order }
}
