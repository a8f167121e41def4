import type { Socket } from 'node:net'

/**
 * What two servers say to each other about a call: it is asked, or whoever asked has left; it is played here, or
 * elsewhere, also once it was begun and has left nothing behind; its answer whole, or by pieces; or that it gets none.
 */
export const kinds = {
  ask: 1,
  left: 2,
  accepted: 3,
  elsewhere: 4,
  answer: 5,
  begin: 6,
  more: 7,
  end: 8,
  cut: 9,
} as const

/** A piece of what is said; `head` is JSON. */
export type Frame = { kind: number; call: number; head: string; body: Buffer }

/** Length of all that follows, kind, call, length of the head. */
const fixed = 4 + 1 + 4 + 4
const nothing = Buffer.alloc(0)

/** A connection on which many calls go side by side. What is said within one turn goes out together. */
export class Frames {
  readonly #socket: Socket
  readonly #onFrame: (frame: Frame) => void
  #rest: Buffer = nothing
  #said: Buffer[] = []

  /** @param first what has been read of the connection already */
  constructor(socket: Socket, first: Buffer, onFrame: (frame: Frame) => void) {
    this.#socket = socket
    this.#onFrame = onFrame
    socket.setNoDelay(true)
    socket.setTimeout(0)
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    if (first.length > 0) this.#read(first)
  }

  /** @param atOnce before anything else is done: what comes of it must not be known any earlier than this */
  send(kind: number, call: number, head = '', body: string | Uint8Array = '', atOnce = false): void {
    const headLength = Buffer.byteLength(head)
    const bodyLength = typeof body === 'string' ? Buffer.byteLength(body) : body.length
    const frame = Buffer.allocUnsafe(fixed + headLength + bodyLength)
    frame.writeUInt32BE(frame.length - 4, 0)
    frame.writeUInt8(kind, 4)
    frame.writeUInt32BE(call, 5)
    frame.writeUInt32BE(headLength, 9)
    frame.write(head, fixed)
    if (typeof body === 'string') frame.write(body, fixed + headLength)
    else frame.set(body, fixed + headLength)
    this.#said.push(frame)
    if (atOnce) this.#flush()
    else if (this.#said.length === 1) setImmediate(() => this.#flush())
  }

  /** Several pieces cost as much as one. */
  #flush(): void {
    const [first, ...more] = this.#said
    if (!first) return
    this.#said = []
    if (!this.#socket.destroyed) this.#socket.write(more.length > 0 ? Buffer.concat([first, ...more]) : first)
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    while (bytes.length - at >= fixed) {
      const end = at + 4 + bytes.readUInt32BE(at)
      if (bytes.length < end) break
      const body = at + fixed + bytes.readUInt32BE(at + 9)
      this.#onFrame({
        kind: bytes.readUInt8(at + 4),
        call: bytes.readUInt32BE(at + 5),
        head: bytes.toString('utf8', at + fixed, body),
        body: bytes.subarray(body, end),
      })
      at = end
    }
    this.#rest = bytes.subarray(at)
  }
}

/** What is asked for, with a link in place of a connection of HTTP: by which lease, what, and with which headers. */
export type AskHead = [
  number: number,
  method: string,
  url: string,
  headers: Record<string, string | string[]>,
]

/** The head of an answer; `isEmpty` where it has no body. */
export type AnswerHead = {
  status: number
  headers: Record<string, string>
  cookies?: readonly string[]
  isEmpty: boolean
}
