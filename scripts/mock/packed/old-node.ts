/** The least Node that the packed mock runs with: the first whose SQLite needs no option. */
export const minNodeVersion = '22.13.0'

/** What to say to whoever starts the mock with a Node that is too old; nothing where it is new enough. */
export function oldNodeAdvice(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [least = 0, lesser = 0] = minNodeVersion.split('.').map(Number)
  if (major > least || (major === least && minor >= lesser)) return undefined
  return `bjorkvall-mock needs Node ${least}.${lesser} or newer, and this is ${version}.`
}
