const methods = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'
const exposed = 'retry-after, x-mock-answer, x-mock-violation, location'
const maxAgeSeconds = '600'

/** CORS with credentials: the asking origin is named, never a star, or browsers refuse to send cookies. */
export function allowOrigin(request: Request, headers: Headers): void {
  const origin = request.headers.get('origin')
  if (!origin) return
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
  headers.set('access-control-expose-headers', exposed)
  headers.append('vary', 'origin')
}

/** The answer to a preflight. */
export function preflight(request: Request): Response {
  const headers = new Headers({
    'access-control-allow-methods': methods,
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': maxAgeSeconds,
  })
  allowOrigin(request, headers)
  return new Response(null, { status: 204, headers })
}
