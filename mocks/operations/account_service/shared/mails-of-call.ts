import { problem } from '../../../engine/problem.ts'
import { guessLimit } from '../../../state/accounts/rate-limits.ts'
import { mailsOfCode } from '../../../state/saved/mails-of-code.ts'
import type { World } from '../../../state/world.ts'
import { tooManyRequests } from '../../shared/problem-replies.ts'

/** The mails that the code of a call belongs to, or why nobody is told: a code is nobody's, or too many were tried. */
export function mailsOfCall(code: string, world: World) {
  const pause = world.limits.pauseLeft('alertCode', guessLimit)
  if (pause > 0) return { refused: tooManyRequests(pause) }
  const mails = mailsOfCode(world, code)
  if (mails) return { mails }
  world.limits.count('alertCode', guessLimit)
  return { refused: problem(404, 'notFound') }
}
