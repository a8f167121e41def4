import type { IncomingMessage, ServerResponse } from 'node:http'
import { withCorsHeaders } from '../../engine/origins/cors.ts'
import type { OriginPolicy } from '../../engine/origins/origin-policy.ts'
import { problem } from '../../engine/answer/problem.ts'
import { respond } from '../../engine/answer/respond.ts'
import { hopAnswer, misdirected } from './hop.ts'

/** The answer to a peer that its call is not played here. */
export function elsewhere(outgoing: ServerResponse): void {
  outgoing.writeHead(misdirected, { [hopAnswer]: 'elsewhere', connection: 'close' }).end()
}

/** The answer to a peer that its caller is to get none: the connection between two servers is not to be cut for it. */
export function cutByAnswer(outgoing: ServerResponse): void {
  const destroy = outgoing.destroy.bind(outgoing)
  outgoing.destroy = (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return destroy(error)
    outgoing.writeHead(misdirected, { [hopAnswer]: 'cut' }).end()
    return outgoing
  }
}

/** Nobody can play a world, or whoever played it went away in the middle. */
export type Refused = 'unsure' | 'refused'

const details: Record<Refused, string> = {
  unsure:
    'The server that played this world went away during the call. Look before you try again: it may have been carried out.',
  refused: 'Nobody can play this world at present. Try again.',
}

/** The answer to a call that nobody plays, or of which nobody knows whether it was carried out; a page may read it. */
export function refuse(
  { headers: asked }: Pick<IncomingMessage, 'headers'>,
  outgoing: ServerResponse,
  why: Refused,
  originPolicy: OriginPolicy,
): void {
  if (outgoing.destroyed || outgoing.headersSent) return
  const told = problem(503, 'serviceUnavailable', { detail: details[why] })
  const header = (name: string) => asked[name]?.toString()
  const { headers, body } = withCorsHeaders(originPolicy, { header }, respond(told, false))
  outgoing.writeHead(503, { ...headers, 'retry-after': '1', 'x-mock-call': why }).end(body)
}
