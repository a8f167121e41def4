import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Outgoing } from './outgoing.ts'

/** Browsers follow 20 redirections. */
const mostTurns = 19
const stepMs = 500
const longestMs = 3000
/** How long an answer is kept for somebody who does not come back. */
const keptMs = 60_000

const mark = /[?&]turn=([\w-]+)\.(\d+)$/

/** Answers that somebody was told to come back for. */
const waiting = new Map<string, Promise<Outgoing>>()

/**
 * Answers a picture that takes long in turns: after a moment its connection is given back by a redirection (RFC 9110
 * §15.4.8), and the same answer is waited for at the address it leads to. A browser has six connections to a server of
 * HTTP/1.1 (RFC 9112 §9.4), and every other call would wait until one of six pictures is drawn. Anything but a picture is
 * answered as it is. The engine is asked once, however often somebody comes back.
 */
export async function inTurns(message: IncomingMessage, ask: () => Promise<Outgoing>): Promise<Outgoing> {
  if (!isPicture(message)) return ask()
  const { url = '/' } = message
  const [found = '', id = randomUUID(), turns = '0'] = mark.exec(url) ?? []
  const own = url.slice(0, url.length - found.length)
  message.url = own
  const known = waiting.get(id)
  const answer = known ?? ask()
  const turn = Number(turns)
  if (turn >= mostTurns) return answer
  const ready = await Promise.race([answer, after(Math.min(longestMs, stepMs * (turn + 1)))])
  if (ready) {
    waiting.delete(id)
    return ready
  }
  if (!known) keep(id, answer)
  const location = `${own}${own.includes('?') ? '&' : '?'}turn=${id}.${turn + 1}`
  return { status: 307, headers: { location, 'cache-control': 'no-store' }, body: null }
}

/** What a page shows as a picture. A script that reads one across origins needs more headers than a redirection has. */
const isPicture = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.startsWith('image/') === true && headers.origin === undefined

const after = (milliseconds: number) => pause(milliseconds, undefined, { ref: false })

function keep(id: string, answer: Promise<Outgoing>): void {
  waiting.set(id, answer)
  const forget = () => setTimeout(() => waiting.delete(id), keptMs).unref()
  answer.then(forget, forget)
}
