/** The least Node that the packed tool runs with. */
export const minNodeVersion = '22.0.0'

/**
 * What to say to whoever starts the tool with a Node that is too old; nothing where it is new enough.
 *
 * @param version as `process.versions.node` has it
 */
export function oldNodeAdvice(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= Number.parseInt(minNodeVersion, 10)) return undefined
  return `portal-contracts needs Node ${minNodeVersion.split('.')[0]} or newer, and this is ${version}.`
}
