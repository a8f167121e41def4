/** What can keep an e-ID from being connected, as there are messages for. */
export const connectionProblems = [
  'alreadyExists',
  'mustActivatePid',
  'cancelled',
  'userssnnomatch',
  'notScanned',
  'appSilent',
  'timeout',
  'inprogress',
  'bankidinvalid',
  'somethingWentWrong',
  'general',
] as const

/** Why no e-ID was connected, by the message that tells it. */
export type ConnectionProblem = (typeof connectionProblems)[number]
