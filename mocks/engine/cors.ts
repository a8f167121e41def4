import type { Incoming } from './incoming.ts'
import type { Outgoing } from './outgoing.ts'

const methods = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'
const exposed = 'retry-after, x-mock-answer, x-mock-violation, location'
const maxAgeSeconds = '600'

type Asking = Pick<Incoming, 'header'>

/** CORS with credentials: the asking origin is named, never a star, or browsers refuse to send cookies. */
export function withOrigin(request: Asking, answer: Outgoing): Outgoing {
  const origin = request.header('origin')
  if (!origin || answer.status === 0) return answer
  const { vary } = answer.headers
  const headers = {
    ...answer.headers,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed,
    vary: vary ? `${vary}, origin` : 'origin',
  }
  return { ...answer, headers }
}

/** The answer to a preflight. */
export function preflight(request: Asking): Outgoing {
  const headers = {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': request.header('access-control-request-headers') ?? '',
    'access-control-max-age': maxAgeSeconds,
  }
  return withOrigin(request, { status: 204, headers, body: null })
}
