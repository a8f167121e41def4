import { readIdentityNumber } from '../../catalogue/identity/identity-number.ts'
import { problem } from '../../engine/answer/problem.ts'
import { guessLimit } from '../../state/accounts/access/rate-limits.ts'
import { privateReply } from '../shared/reply.ts'
import type { BookingOperation } from './shared/types.ts'
import { todayOf } from '../../state/today.ts'

/** What is counted: each answer that gives away that somebody has the address. */
const subject = 'isEmailValid'

export const isEmailValid: BookingOperation<'isEmailValid'> = ({ body, world }) => {
  const { accounts, limits, clock } = world
  const today = todayOf({ clock })
  const read = (['se', 'no', 'fi'] as const).map((country) => readIdentityNumber(body.ssn, country, today))
  if (!read.some(({ ok }) => ok)) {
    const errors = [{ in: 'body' as const, pointer: '/ssn', code: 'pnrControl' }]
    return problem(422, 'unprocessable', { errors })
  }
  if (limits.pauseLeft(subject, guessLimit) > 0) return problem(429, 'tooManyRequests')
  const isTaken = accounts.isEmailTaken(body.email, accounts.byPersonalNumber(body.ssn)?.id)
  if (isTaken) limits.count(subject, guessLimit)
  return privateReply(200, !isTaken)
}
