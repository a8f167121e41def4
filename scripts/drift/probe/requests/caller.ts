import { InputError } from '../../document/input-error.ts'
import type { Probed } from '../about-operation.ts'
import type { Answer } from './answer.ts'
import type { Filling } from '../attempts.ts'
import { buildRequest } from './build-request.ts'
import type { Case } from '../cases/cases.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { Credentials } from './credentials.ts'
import type { RateLimit } from './rate-limit.ts'
import type { NoResponse } from './send.ts'
import { send } from './send.ts'
import type { Target } from './target.ts'
import { addressAt } from './target.ts'

/** Who calls: somebody with cookies of their own, on a journey or on none. */
export type Visitor = { jar: CookieJar; journey?: string }

/** Makes the request of a case and sends it; `undefined` where it cannot be made, or is not wanted any more. */
export type Call = (
  probed: Probed,
  probe: Case,
  given: {
    filling: Filling
    visitor: Visitor
    /** Asked right before the request is sent. */
    isWanted: () => boolean
  },
) => Promise<Answer | NoResponse | undefined>

/** How many connections in a row may fail before the service is taken to be gone. */
const maxFailures = 10

/**
 * @param onAstray told of a request that would lead away from the target, and is not sent
 * @throws InputError from the calls, when the service is not there any more
 */
export function createCaller(
  target: Target,
  credentials: Credentials,
  rateLimited: RateLimit,
  onAstray: (probed: Probed) => void,
): Call {
  let failures = 0
  return async (probed, probe, { filling, visitor: { jar, journey }, isWanted }) => {
    const { operation } = probed
    const base = operation.bases[0] ?? ''
    const isStranger = probe.purpose === 'stranger'
    const request = await buildRequest(operation, probe, {
      fill: (parameter) => filling.get(parameter),
      cookies: isStranger ? [] : jar.list(),
    })
    if ('unknown' in request) return undefined
    const own = isStranger ? {} : await credentials.of(probed, journey)
    const cookie = [request.headers['cookie'], own['cookie']].filter(Boolean).join('; ')
    const headers = {
      ...credentials.headers,
      ...own,
      ...request.headers,
      ...(cookie ? { cookie } : {}),
    }
    if (!isSendable(headers)) return undefined
    if (addressAt(target, base, request.address) === undefined) {
      onAstray(probed)
      return undefined
    }
    const answer = await rateLimited(async () =>
      isWanted() ? send(target, base, { ...request, headers }) : undefined,
    )
    if (!answer) return undefined
    if ('cookies' in answer && !isStranger) jar.keep(answer.cookies)
    failures = 'silence' in answer && answer.isGone ? failures + 1 : 0
    if ('silence' in answer && failures >= maxFailures)
      throw new InputError(`${target.origin} has stopped answering: ${answer.silence}.`)
    return answer
  }
}

/** An example may hold what no header can. */
function isSendable(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers))
  } catch {
    return false
  }
}

/**
 * Makes sure that the service answers.
 *
 * @throws InputError
 */
export async function checkReachable(target: Target): Promise<void> {
  const answer = await send(target, '', {
    method: 'HEAD',
    address: '/',
    headers: {},
    body: undefined,
    path: {},
  })
  if ('silence' in answer && answer.isGone)
    throw new InputError(`${target.origin} could not be reached: ${answer.silence}.`)
}
