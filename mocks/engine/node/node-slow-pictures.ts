import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Awaitable } from '../awaitable.ts'
import type { Outgoing } from '../answer/outgoing.ts'

/** Browsers follow 20 redirections. */
const maxRedirects = 19
const stepMs = 500
const maxMs = 3000
/** How long an answer is kept that nobody fetches. */
const keptMs = 60_000

/** The id and the number of a redirection, as the address carries them. */
const marker = /[?&]turn=([\w-]+)\.(\d+)$/

/** Answers that are fetched by a redirection. */
const waiting = new Map<string, Promise<Outgoing>>()

/**
 * Answers a picture that is slow to draw by redirecting to itself (RFC 9110 §15.4.8): the connection is free after a
 * moment, and the browser waits for the same answer at the next address. A browser has six connections to a server of
 * HTTP/1.1 (RFC 9112 §9.4), so six slow pictures would hold up every other call. Anything but a picture is answered at
 * once. The engine is called once, however many redirections follow.
 */
export const redirectWhileSlow = (
  message: IncomingMessage,
  ask: () => Awaitable<Outgoing>,
): Awaitable<Outgoing> => (isPicture(message) ? pictureOrRedirection(message, ask) : ask())

async function pictureOrRedirection(
  message: IncomingMessage,
  ask: () => Awaitable<Outgoing>,
): Promise<Outgoing> {
  const { url = '/' } = message
  const [found = '', id = randomUUID(), count = '0'] = marker.exec(url) ?? []
  const own = url.slice(0, url.length - found.length)
  message.url = own
  const known = waiting.get(id)
  const answer = known ?? Promise.resolve(ask())
  const redirects = Number(count)
  if (redirects >= maxRedirects) return answer
  const ready = await Promise.race([answer, after(Math.min(maxMs, stepMs * (redirects + 1)))])
  if (ready) {
    waiting.delete(id)
    return ready
  }
  if (!known) keep(id, answer)
  const location = `${own}${own.includes('?') ? '&' : '?'}turn=${id}.${redirects + 1}`
  return { status: 307, headers: { location, 'cache-control': 'no-store' }, body: null }
}

/**
 * What a browser shows as a picture of a page, by its own word: no contract has the redirection, so nobody else gets it.
 * A script that reads a picture across origins needs more headers than a redirection has.
 */
const isPicture = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'image' && headers.origin === undefined

const after = (milliseconds: number) => pause(milliseconds, undefined, { ref: false })

function keep(id: string, answer: Promise<Outgoing>): void {
  waiting.set(id, answer)
  const forget = () => setTimeout(() => waiting.delete(id), keptMs).unref()
  answer.then(forget, forget)
}
