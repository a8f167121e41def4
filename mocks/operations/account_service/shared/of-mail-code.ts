import { problem } from '../../../engine/answer/problem.ts'
import { guessLimit } from '../../../state/accounts/access/rate-limits.ts'
import type { World } from '../../../state/world.ts'
import { tooManyRequests } from '../../shared/problem-replies.ts'

/**
 * What the code of a mail belongs to, or why nobody is told: the code is nobody's, or too many were tried. All calls by
 * such a code share their ten tries a minute.
 */
export function ofMailCode<Found extends object>(world: World, find: () => Found | undefined) {
  const pause = world.limits.pauseLeft('alertCode', guessLimit)
  if (pause > 0) return { refused: tooManyRequests(pause) }
  const found = find()
  if (found) return { found }
  world.limits.count('alertCode', guessLimit)
  return { refused: problem(404, 'notFound') }
}
