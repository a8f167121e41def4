/** Names of the pages of a demonstration that stand in for somebody else's, and of the one of who leads a class. */
const standIns = [
  'eid-provider',
  'phone',
  'swish',
  'card-provider',
  'bank-provider',
  'film-provider',
  'trainer',
] as const

export type StandIn = (typeof standIns)[number]

/** The page of a demonstration that lies at this path; undefined when the portal does. */
export function standInAt(pathname: string): StandIn | undefined {
  const name = pathname.replaceAll('/', '')
  return standIns.find((one) => one === name)
}
