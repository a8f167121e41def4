const problems = [
  'alreadyExists',
  'mustActivatePid',
  'cancelled',
  'userssnnomatch',
  'notScanned',
  'appSilent',
  'timeout',
  'inprogress',
  'somethingWentWrong',
  'general',
] as const

/** Why no e-ID was connected, by the message that tells it. */
export type EidProblem = (typeof problems)[number]

/** The problem that a login names so; a name that says nothing here is the general one. */
export const eidProblemNamed = (name: string): EidProblem =>
  name === 'replaced' ? 'cancelled' : (problems.find((one) => one === name) ?? 'general')
