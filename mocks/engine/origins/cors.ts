import { type OriginPolicy, isSameOrigin } from './origin-policy.ts'
import type { Incoming } from '../request/incoming.ts'
import type { Outgoing } from '../answer/outgoing.ts'

const exposed = 'date, retry-after, x-mock-answer, x-mock-store-away, x-mock-violation, location'
const maxAgeSeconds = '600'

type Asking = Pick<Incoming, 'header'>

/**
 * CORS with credentials: the asking origin is named, never a star, or browsers refuse to send cookies. A page of an origin
 * that nobody has named cannot read the answer.
 */
export function withCorsHeaders(originPolicy: OriginPolicy, request: Asking, answer: Outgoing): Outgoing {
  const origin = request.header('origin')
  if (!origin || answer.status === 0) return answer
  const vary = answer.headers['vary'] ? `${answer.headers['vary']}, origin` : 'origin'
  const allowed = originPolicy.allowsOrigin(origin) || isSameOrigin(origin, request) ? allowing(origin) : {}
  return { ...answer, headers: { ...answer.headers, ...allowed, vary } }
}

const allowing = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': exposed,
})

/** The answer to a preflight: what a page may send to this path. */
export function preflight(originPolicy: OriginPolicy, request: Asking, allowed: readonly string[]): Outgoing {
  const headers = {
    allow: allowed.join(', '),
    'access-control-allow-methods': allowed.join(', '),
    'access-control-allow-headers': request.header('access-control-request-headers') ?? '',
    'access-control-max-age': maxAgeSeconds,
  }
  return withCorsHeaders(originPolicy, request, { status: 204, headers, body: null })
}
