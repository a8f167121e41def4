import { type ServerResponse, request } from 'node:http'
import type { Socket } from 'node:net'
import { type HopOutcome, hopHeader, isSafe } from '../relay/hop.ts'
import type { CallerHead } from './caller-heads.ts'
import { type Frame, Frames, kinds } from './frames.ts'
import { beginAnswer, giveAnswer, writtenAsk } from './heads.ts'

/** Its number rises when servers of before would not understand what is said. */
export const linkPath = '/__mock-peer/link/2'
export const linkProtocol = 'mock-link'

/** After so many milliseconds a call that is not answered is looked after. */
const lookMs = 200
/** So long nobody tries again to reach a server that gave no link. */
const waitMs = 500
/** So many heads the other side keeps. */
const maxTold = 500

export type LinkedCall = {
  method: string
  url: string
  head: CallerHead
  body: Uint8Array | undefined
  outgoing: ServerResponse
  /** The world, and the lease by which it is believed to be played there. */
  world: string
  number: number
  /** On the clock of `performance`. */
  begun: number
  done: (outcome: HopOutcome) => void
}

type Waiting = LinkedCall & { isAccepted: boolean; leave: (() => void) | undefined }

type LinksOptions = {
  secret: () => string
  /** Whether nobody plays a world by this lease any more. */
  isGone: (world: string, number: number) => Promise<boolean>
}

/** The links to the other servers, by their address. */
export class Links {
  readonly #links = new Map<string, Link>()
  readonly #beginning = new Set<string>()
  readonly #options: LinksOptions
  #isClosed = false

  constructor(options: LinksOptions) {
    this.#options = options
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
    const headers = {
      connection: 'Upgrade',
      upgrade: linkProtocol,
      [hopHeader]: `${this.#options.secret()} 0`,
    }
    const asking = request(`http://${address}${linkPath}`, { headers, agent: false, timeout: 2000 })
    asking.on('upgrade', ({ headers: { upgrade } }, socket, first) => {
      if (upgrade !== linkProtocol) {
        socket.destroy()
        failed()
        return
      }
      this.#beginning.delete(address)
      if (this.#isClosed) return void socket.destroy()
      const link = new Link(socket, first, this.#options.isGone)
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
  readonly #isGone: LinksOptions['isGone']
  readonly #calls = new Map<number, Waiting>()
  /** Heads that the other side has been told. */
  readonly #told = new Set<number>()
  readonly #timer: NodeJS.Timeout
  #last = 0

  constructor(socket: Socket, first: Buffer, isGone: LinksOptions['isGone']) {
    this.#socket = socket
    this.#isGone = isGone
    this.#frames = new Frames(socket, first, { frame: (frame) => this.#hear(frame) })
    this.#timer = setInterval(() => this.#look(), lookMs).unref()
  }

  /** Asks the other server, which says that it plays the call before it begins. */
  ask({ method, url, head, body, outgoing, world, number, begun, done }: LinkedCall): void {
    this.#last = (this.#last + 1) % 0xffffffff
    const own = this.#last
    this.#tellHead(head)
    this.#calls.set(own, {
      method,
      url,
      head,
      body,
      outgoing,
      world,
      number,
      begun,
      done,
      isAccepted: false,
      leave: undefined,
    })
    this.#frames.send(kinds.ask, own, writtenAsk({ number, headers: head.id, method, url }), body)
    if (head.isLong) this.#frames.send(kinds.forget, head.id)
  }

  close(): void {
    this.#socket.destroy()
  }

  /** What was being asked got no answer; what was begun may have been carried out. */
  closed(): void {
    clearInterval(this.#timer)
    for (const [own, call] of this.#calls) this.#end(own, call, 'unreachable')
  }

  #tellHead({ id, isLong, headers }: CallerHead): void {
    if (this.#told.has(id)) return
    if (this.#told.size >= maxTold) {
      this.#told.clear()
      this.#frames.send(kinds.forget, 0)
    }
    if (!isLong) this.#told.add(id)
    this.#frames.send(kinds.headers, id, JSON.stringify(headers))
  }

  #hear({ kind, call, head, body }: Frame): void {
    const waiting = this.#calls.get(call)
    if (!waiting) return
    const { outgoing } = waiting
    if (kind === kinds.accepted) waiting.isAccepted = true
    else if (kind === kinds.elsewhere) this.#done(call, waiting, waiting.isAccepted ? 'undone' : 'elsewhere')
    else if (kind === kinds.cut) {
      outgoing.destroy()
      this.#done(call, waiting, 'answered')
    } else if (kind === kinds.answer) {
      if (!outgoing.destroyed) giveAnswer(outgoing, head, body)
      this.#done(call, waiting, 'answered')
    } else if (kind === kinds.begin) {
      waiting.leave = () => !outgoing.writableFinished && this.#frames.send(kinds.left, call)
      outgoing.once('close', waiting.leave)
      beginAnswer(outgoing, head)
    } else if (kind === kinds.more) for (const piece of body) outgoing.write(piece)
    else if (kind === kinds.end) {
      outgoing.end()
      this.#done(call, waiting, 'answered')
    }
  }

  #look(): void {
    const before = performance.now() - lookMs
    for (const [own, call] of this.#calls) {
      if (call.begun > before || call.number === 0 || call.outgoing.headersSent) continue
      void this.#isGone(call.world, call.number).then(
        (isGone) => isGone && this.#calls.get(own) === call && this.#end(own, call, 'elsewhere'),
      )
    }
  }

  #end(own: number, call: Waiting, otherwise: HopOutcome): void {
    if (call.outgoing.headersSent) {
      call.outgoing.destroy()
      this.#done(own, call, 'answered')
    } else this.#done(own, call, call.isAccepted && !isSafe(call) ? 'unsure' : otherwise)
  }

  #done(own: number, { outgoing, leave, done }: Waiting, outcome: HopOutcome): void {
    this.#calls.delete(own)
    if (leave) outgoing.off('close', leave)
    done(outcome)
  }
}
