import { siteNamed } from '#src/sites/find-site.ts'
import { jmse } from '#src/sites/jmse.ts'
import { type EidOrder, expiryOf, pendingHint } from '../../../state/eid/order.ts'
import { purposes } from '../../../state/eid/purposes.ts'
import { returnUrlOf } from '../../../state/eid/return-url.ts'
import { isSameNumber } from '../../../state/eid/test-number.ts'
import type { World } from '../../../state/world.ts'
import { instant } from '../../shared/instant.ts'
import type { Control } from './types.ts'

/** Longest text that an app shows of what an identification is for. */
const maxPurpose = 1500

/** An order as the fake e-ID app and the fake identity provider show it. */
export function eidOrderView(order: EidOrder, world: World): Control<'EidOrder'> {
  const { orderRef, idType, flow, state, siteKey, device, startedAt, autoStartToken, code } = order
  const site = siteNamed(siteKey) ?? jmse
  return {
    orderRef,
    idType,
    flow,
    state,
    hintCode: hintOf(order),
    siteKey: site.key,
    requester: site.name,
    purpose: (order.userVisibleData ?? purposes[site.language][flow]).slice(0, maxPurpose),
    device,
    createdAt: instant(startedAt),
    expiresAt: instant(expiryOf(order)),
    autoStartToken: idType === 'bank_id' ? autoStartToken : null,
    requiredPersonaId: personaWith(order.requiredNumber, world),
    personaId: state === 'complete' ? personaWith(order.personalNumber, world) : null,
    returnUrl: returnUrlOf(order),
    ...(code && idType !== 'bank_id' ? { code } : {}),
  }
}

function hintOf(order: EidOrder): Control<'EidHint'> {
  if (order.state === 'pending') return pendingHint(order)
  return order.state === 'failed' ? ((order.failure ?? 'general') as Control<'EidFailure'>) : null
}

function personaWith(number: string | undefined, { catalogue }: World): string | null {
  if (!number) return null
  const named = catalogue.personas.find(
    ({ logins }) => logins.eid && isSameNumber(logins.eid.personalNumber, number),
  )
  return named?.id ?? null
}
