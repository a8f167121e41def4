/** What can keep a document from being signed or approved, as there are messages for. */
export const signingProblems = [
  'cancelled',
  'userssnnomatch',
  'notScanned',
  'appNotStarted',
  'appSilent',
  'timeout',
  'inprogress',
  'bankidinvalid',
  'tooManyAttempts',
  'general',
] as const
