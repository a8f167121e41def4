/** Names of the pages of a demonstration that stand in for somebody else's, and of the one of who leads a class. */
const demoPageNames = [
  'eid-provider',
  'phone',
  'swish',
  'card-provider',
  'bank-provider',
  'film-provider',
  'trainer',
] as const

export type DemoPageName = (typeof demoPageNames)[number]

/** The page of a demonstration that lies at this path; undefined when the portal does. */
export function demoPageAt(pathname: string): DemoPageName | undefined {
  const name = pathname.replaceAll('/', '')
  return demoPageNames.find((one) => one === name)
}
