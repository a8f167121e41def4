/** An answer on its way out, before it becomes a Response or is written to a socket. */
export type Outgoing = {
  /** 0 when there is no answer: the connection is to be cut. */
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  /** One Set-Cookie header each. */
  readonly cookies?: readonly string[]
  readonly body: string | Uint8Array<ArrayBuffer> | Blob | ReadableStream<Uint8Array> | null
  /** A refusal of a call that has left nothing behind anywhere: it may be asked again, whatever its method. */
  readonly isUndone?: boolean
}

/**
 * What every answer carries besides, by lower-case name. It is no page, so nothing in it may load or run, also where
 * somebody opens it on its own, and nobody may frame it; it is what its type says; what is opened from it does not learn
 * its address.
 */
export const securityHeaders: Outgoing['headers'] = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** No answer: the connection ends. */
export const droppedConnection: Outgoing = { status: 0, headers: {}, body: null }

/** The answer as the web has it; one that is to be cut is a network error. */
export function responseOf({ status, headers, cookies = [], body }: Outgoing): Response {
  if (status === 0) return Response.error()
  const sent = new Headers({ ...securityHeaders, ...headers })
  for (const cookie of cookies) sent.append('set-cookie', cookie)
  return new Response(body, { status, headers: sent })
}

/** All bytes of a body. */
export async function bytesOf(body: NonNullable<Outgoing['body']>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof Uint8Array) return body
  return new Uint8Array(await new Response(body).arrayBuffer())
}
