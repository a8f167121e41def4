import type { components } from '#gen/mock_control/types.ts'
import type { EidOrder } from './order.ts'

type Failure = components['schemas']['EidFailure']

/** Failed hint codes of BankID, and its error for a second order of the same person. */
const ofBankId: readonly Failure[] = [
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
  'alreadyInProgress',
]

/** Suffixes of the return address in the redirect flows (E-049). */
const ofRedirects: readonly Failure[] = [
  'ssnnomatch',
  'nopid',
  'userexists',
  'objecterror',
  'exception',
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

const ofTime: readonly string[] = ['startFailed', 'expiredTransaction', 'timeout'] satisfies Failure[]

/** Whether an order of this kind of e-ID can fail so. */
export function canFailWith(idType: EidOrder['idType'], failure: Failure): boolean {
  return (idType === 'bank_id' ? ofBankId : ofRedirects).includes(failure)
}

/** What an order fails with when its user cancels. */
export const cancelOf = ({ idType }: Pick<EidOrder, 'idType'>): Failure =>
  idType === 'bank_id' ? 'userCancel' : 'cancel'

/** Whether an order ended because its time ran out. */
export const hasExpired = ({ failure = '' }: Pick<EidOrder, 'failure'>): boolean => ofTime.includes(failure)
