import { ownValue } from '../../../engine/own-value.ts'
import { type EidOrder, expiryOf, pendingHint } from '../../../state/eid/order.ts'
import type { World } from '../../../state/world.ts'
import type { FlowErrorCode, LoginStatusReply } from './types.ts'

/** Hint codes of a failed order that the contract passes on. */
const hints = [
  'expiredTransaction',
  'certificateErr',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
] as const

/** Why an order failed, as the flow error the portal shows (E-048); suffixes of the redirect flows by. */
const flowErrors: Record<string, FlowErrorCode> = {
  expiredTransaction: 'timeout',
  startFailed: 'timeout',
  certificateErr: 'bankidinvalid',
  alreadyInProgress: 'inprogress',
  ssnnomatch: 'userssnnomatch',
  objecterror: 'purchaseobjecterror',
  exception: 'general',
}

const sameNamed: readonly FlowErrorCode[] = [
  'acceptterms',
  'purchase',
  'general',
  'notfound',
  'unauthorizedid',
  'cancel',
  'inprogress',
  'timeout',
  'browsererror',
  'bankidinvalid',
  'loginfailed',
]

/** The reply while nobody has approved: the QR text of this second, as long as it can be scanned. */
export async function pendingReply(order: EidOrder, world: World): Promise<LoginStatusReply> {
  const qrData = await world.eid.qr(order)
  return {
    status: 'Pending',
    result: 'Pending',
    hintCode: pendingHint(order),
    expiresAt: new Date(expiryOf(order)).toISOString(),
    ...(qrData ? { qrData, autoStartToken: order.autoStartToken } : {}),
  }
}

/** The reply for an order that ended without an approval. */
export function failedReply({ failure = '' }: EidOrder): LoginStatusReply {
  if (failure === 'userCancel' || failure === 'cancelled') {
    return { status: 'cancelled', result: 'Cancelled', hintCode: failure }
  }
  if (failure === 'cancel') return { status: 'cancelled', result: 'Cancelled' }
  if (failure === 'nopid') return { status: 'error', result: 'MustActivatePid', errorCode: 'usernopid' }
  if (failure === 'userexists')
    return { status: 'error', result: 'UserAlreadyExists', errorCode: 'userexists' }
  const hintCode = hints.find((hint) => hint === failure)
  const errorCode = ownValue(flowErrors, failure) ?? sameNamed.find((code) => code === failure) ?? 'general'
  return { status: 'error', result: 'Error', errorCode, ...(hintCode ? { hintCode } : {}) }
}
