import type { IncomingMessage } from 'node:http'
import { headersFor, hopHeader } from '../relay/hop.ts'
import { worldIn } from '../relay/world-of-call.ts'
import { hasBody, mayBeLinked } from './may-be-linked.ts'

/** What the headers of a call say. */
export type CallerHead = {
  /** No other ones have it in this process. */
  id: number
  /** As they go on to another server. */
  headers: ReturnType<typeof headersFor>
  /** The world that they name; undefined where that is none. */
  world: string | undefined
  mayBeLinked: boolean
  hasBody: boolean
  /** Somebody from outside says what only servers say. */
  claimsHop: boolean
  /** They are so long that nobody remembers them. */
  isLong: boolean
}

const maxKnown = 1000
const maxLength = 4096

/** Callers send the same headers again and again: what these say is found out once. */
export class CallerHeads {
  readonly #known = new Map<string, CallerHead>()
  #last = 0

  of(message: IncomingMessage): CallerHead {
    const said = `${message.socket.remoteAddress}\n${message.rawHeaders.join('\n')}`
    return this.#known.get(said) ?? this.#read(message, said)
  }

  #read(message: IncomingMessage, said: string): CallerHead {
    this.#last = (this.#last % 0xfffffffe) + 1
    const head: CallerHead = {
      id: this.#last,
      headers: headersFor(message),
      world: worldIn(message.headers),
      mayBeLinked: mayBeLinked(message),
      hasBody: hasBody(message),
      claimsHop: message.headers[hopHeader] !== undefined,
      isLong: said.length > maxLength,
    }
    if (head.isLong) return head
    if (this.#known.size >= maxKnown) this.#known.clear()
    this.#known.set(said, head)
    return head
  }
}
