import { type IncomingMessage, type ServerResponse, request } from 'node:http'
import type { Socket } from 'node:net'
import { send, writeHead } from '../../engine/node-http.ts'
import { type HopOutcome, headersFor, hopHeader, isSafe } from '../hop.ts'
import { type AnswerHead, type AskHead, type Frame, Frames, kinds } from './frames.ts'

export const linkPath = '/__mock-peer/link'
export const linkProtocol = 'mock-link'

/** After so many milliseconds a call that is not answered is looked after. */
const lookMs = 200
/** So long nobody tries again to reach a server that gave no link. */
const waitMs = 500

export type LinkedCall = {
  message: IncomingMessage
  outgoing: ServerResponse
  number: number
  body: Uint8Array | undefined
  /** Whether nobody plays there any more. */
  isGone: () => Promise<boolean>
}

type Waiting = LinkedCall & { begun: number; isAccepted: boolean; done: (outcome: HopOutcome) => void }

/** The links to the other servers, by their address. */
export class Links {
  readonly #links = new Map<string, Link>()
  readonly #beginning = new Set<string>()
  readonly #secret: () => string
  #isClosed = false

  constructor(secret: () => string) {
    this.#secret = secret
  }

  /** The link to a server; undefined while there is none, and then one is begun. */
  to(address: string): Link | undefined {
    const link = this.#links.get(address)
    if (!link && !this.#beginning.has(address) && !this.#isClosed) this.#begin(address)
    return link
  }

  close(): void {
    this.#isClosed = true
    for (const link of this.#links.values()) link.close()
  }

  #begin(address: string): void {
    this.#beginning.add(address)
    const failed = () => void setTimeout(() => this.#beginning.delete(address), waitMs).unref()
    const headers = { connection: 'Upgrade', upgrade: linkProtocol, [hopHeader]: `${this.#secret()} 0` }
    const asking = request(`http://${address}${linkPath}`, { headers, agent: false, timeout: 2000 })
    asking.on('upgrade', (_answer, socket, first) => {
      this.#beginning.delete(address)
      if (this.#isClosed) return void socket.destroy()
      const link = new Link(socket, first)
      this.#links.set(address, link)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        if (this.#links.get(address) === link) this.#links.delete(address)
        link.closed()
      })
    })
    asking.on('response', (answer) => {
      answer.resume()
      failed()
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', failed)
    asking.end()
  }
}

/** Calls that are passed on to one server, all on one connection. */
class Link {
  readonly #frames: Frames
  readonly #socket: Socket
  readonly #calls = new Map<number, Waiting>()
  readonly #timer: NodeJS.Timeout
  #last = 0

  constructor(socket: Socket, first: Buffer) {
    this.#socket = socket
    this.#frames = new Frames(socket, first, (frame) => this.#hear(frame))
    this.#timer = setInterval(() => this.#look(), lookMs).unref()
  }

  /** Asks the other server, which says that it plays the call before it begins. */
  ask(call: LinkedCall): Promise<HopOutcome> {
    const { message, outgoing, number, body } = call
    const { promise, resolve } = Promise.withResolvers<HopOutcome>()
    this.#last = (this.#last + 1) % 0xffffffff
    const own = this.#last
    const leave = () => {
      if (!outgoing.writableFinished) this.#frames.send(kinds.left, own)
    }
    const done = (outcome: HopOutcome) => {
      this.#calls.delete(own)
      outgoing.off('close', leave)
      resolve(outcome)
    }
    this.#calls.set(own, { ...call, begun: performance.now(), isAccepted: false, done })
    outgoing.once('close', leave)
    const head: AskHead = [number, message.method ?? 'GET', message.url ?? '/', headersFor(message)]
    this.#frames.send(kinds.ask, own, JSON.stringify(head), body)
    return promise
  }

  close(): void {
    this.#socket.destroy()
  }

  /** What was being asked got no answer; what was begun may have been carried out. */
  closed(): void {
    clearInterval(this.#timer)
    for (const call of this.#calls.values()) end(call, 'unreachable')
  }

  #hear({ kind, call, head, body }: Frame): void {
    const waiting = this.#calls.get(call)
    if (!waiting) return
    const { outgoing } = waiting
    if (kind === kinds.accepted) waiting.isAccepted = true
    else if (kind === kinds.elsewhere) waiting.done(waiting.isAccepted ? 'undone' : 'elsewhere')
    else if (kind === kinds.cut) {
      outgoing.destroy()
      waiting.done('answered')
    } else if (kind === kinds.answer) {
      const answer = JSON.parse(head) as AnswerHead
      if (!outgoing.destroyed) send(outgoing, { ...answer, body: null }, answer.isEmpty ? null : body)
      waiting.done('answered')
    } else if (kind === kinds.begin) writeHead(outgoing, { ...(JSON.parse(head) as AnswerHead), body: null })
    else if (kind === kinds.more) outgoing.write(body)
    else if (kind === kinds.end) {
      outgoing.end()
      waiting.done('answered')
    }
  }

  #look(): void {
    const before = performance.now() - lookMs
    for (const call of this.#calls.values()) {
      if (call.begun > before || call.number === 0 || call.outgoing.headersSent) continue
      void call.isGone().then((isGone) => isGone && end(call, 'elsewhere'))
    }
  }
}

function end({ message, outgoing, isAccepted, done }: Waiting, otherwise: HopOutcome): void {
  if (outgoing.headersSent) {
    outgoing.destroy()
    done('answered')
  } else done(isAccepted && !isSafe(message) ? 'unsure' : otherwise)
}
