import type { EidFailure, EidOrder } from './control.ts'

type Failures = readonly [EidFailure, ...EidFailure[]]

/** How BankID's app ends without a yes (its hint codes). */
const ofApp: Failures = [
  'userCancel',
  'expiredTransaction',
  'certificateErr',
  'cancelled',
  'startFailed',
  'userDeclinedCall',
  'notSupportedByUserApp',
  'transactionRiskBlocked',
  'alreadyInProgress',
]

/** How a provider's page sends somebody back with an error (E-049). */
export const ofProvider: Failures = [
  'exception',
  'nopid',
  'ssnnomatch',
  'userexists',
  'objecterror',
  'acceptterms',
  'purchase',
  'general',
  'notfound',
  'unauthorizedid',
  'inprogress',
  'timeout',
  'browsererror',
  'bankidinvalid',
  'loginfailed',
]

const ofRedirect: Failures = ['cancel', ...ofProvider]

/** What can go wrong with an e-ID of a kind. */
export const failuresOf = (idType: EidOrder['idType']): Failures =>
  idType === 'bank_id' ? ofApp : ofRedirect
