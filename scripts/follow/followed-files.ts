import { join, relative } from 'node:path'
import { root } from '../generate/paths.ts'

/**
 * Where what the mock needs of a saved contract lies until the generators have come to it. A compiler that goes on running
 * begins anew with each file that is written in `generated`, so all that one save changes there is written at once.
 */
export const followedDir = (service: string): string => join(root, '.cache/followed', service)

/** What of it the mock reads in the place of which file, both from the root of the project. */
export const insteadOf = (service: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      `generated/${service}/${name}`,
      `${relative(root, followedDir(service)).replaceAll('\\', '/')}/${name}`,
    ]),
  )
