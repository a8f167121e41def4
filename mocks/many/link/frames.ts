import type { Socket } from 'node:net'

/**
 * What two servers say to each other about a call: it is asked, or whoever asked has left; it is played here, or
 * elsewhere, also once it was begun and has left nothing behind; its answer whole, or by pieces; or that it gets none.
 * And headers that calls come with again and again, said once by a number, until they are forgotten.
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
  headers: 10,
  forget: 11,
} as const

/** A piece of what is said, with its body as it came, in one or several pieces. */
export type Frame = { kind: number; call: number; head: string; body: Buffer[] }

/** Length of all that follows, kind, call, length of the head. */
const fixed = 4 + 1 + 4 + 4
/** Room for what is said in several turns. */
const roomBytes = 64 * 1024
/** What is longer goes out as it is, and is not copied. */
const maxCopied = 4096
const nothing = Buffer.alloc(0)

/** A frame of whose body so many bytes are missing. */
type OpenFrame = { frame: Frame; missing: number }

type Heard = {
  /** A frame has come whole. */
  frame: (frame: Frame) => void
  /** So far all that has come together. */
  allHeard?: () => void
}

/** A connection on which many calls go side by side. What is said within one turn goes out by one write. */
export class Frames {
  readonly #socket: Socket
  readonly #heard: Heard
  /** The beginning of a frame whose head has not come. */
  #rest: Buffer = nothing
  /** A frame whose body has not come whole. */
  #open: OpenFrame | undefined
  /** What is said is written here; what has gone out stays as it is, since it may still be read. */
  #room = Buffer.allocUnsafeSlow(roomBytes)
  #from = 0
  #to = 0
  #before: Uint8Array[] = []
  #isDue = false

  /** @param first what has been read of the connection already */
  constructor(socket: Socket, first: Buffer, heard: Heard) {
    this.#socket = socket
    this.#heard = heard
    socket.setNoDelay(true)
    socket.setTimeout(0)
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
    if (first.length > 0) this.#read(first)
  }

  /** @param head characters of one byte each, as headers and addresses have them (RFC 9110 §5.5) */
  send(kind: number, call: number, head = '', body: Uint8Array = nothing): void {
    const isCopied = body.length <= maxCopied
    const length = fixed + head.length + (isCopied ? body.length : 0)
    if (this.#room.length - this.#to < length) this.#makeRoom(length)
    const room = this.#room
    const at = this.#to
    room.writeUInt32BE(fixed - 4 + head.length + body.length, at)
    room.writeUInt8(kind, at + 4)
    room.writeUInt32BE(call, at + 5)
    room.writeUInt32BE(head.length, at + 9)
    room.write(head, at + fixed, 'latin1')
    this.#to += length
    if (!isCopied) {
      this.#endPiece()
      this.#before.push(body)
    } else if (body.length > 0) room.set(body, at + fixed + head.length)
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => this.flush())
  }

  /** Sends before anything else is done what has been said: what comes of it must not be known any earlier. */
  flush(): void {
    this.#isDue = false
    this.#endPiece()
    const pieces = this.#before
    this.#before = []
    const [first] = pieces
    const socket = this.#socket
    if (!first || socket.destroyed) return
    if (pieces.length === 1) return void socket.write(first)
    socket.cork()
    for (const piece of pieces) socket.write(piece)
    socket.uncork()
  }

  #endPiece(): void {
    if (this.#to > this.#from) this.#before.push(this.#room.subarray(this.#from, this.#to))
    this.#from = this.#to
  }

  #makeRoom(length: number): void {
    this.#endPiece()
    this.#room = Buffer.allocUnsafeSlow(Math.max(roomBytes, length))
    this.#from = this.#to = 0
  }

  #read(chunk: Buffer): void {
    const at = this.#open ? this.#goOn(this.#open, chunk) : 0
    if (at < chunk.length) {
      const rest = this.#rest
      this.#rest = nothing
      if (rest.length > 0) this.#readFrames(Buffer.concat([rest, chunk.subarray(at)]), 0)
      else this.#readFrames(chunk, at)
    }
    this.#heard.allHeard?.()
  }

  /** The next piece of a body; returns where it ends. */
  #goOn(open: OpenFrame, chunk: Buffer): number {
    const end = Math.min(open.missing, chunk.length)
    open.frame.body.push(chunk.subarray(0, end))
    open.missing -= end
    if (open.missing === 0) {
      this.#open = undefined
      this.#heard.frame(open.frame)
    }
    return end
  }

  #readFrames(bytes: Buffer, from: number): void {
    let at = from
    while (bytes.length - at >= fixed) {
      const bodyAt = at + fixed + bytes.readUInt32BE(at + 9)
      if (bytes.length < bodyAt) break
      const end = at + 4 + bytes.readUInt32BE(at)
      const frame: Frame = {
        kind: bytes.readUInt8(at + 4),
        call: bytes.readUInt32BE(at + 5),
        head: bytes.toString('latin1', at + fixed, bodyAt),
        body: end > bodyAt ? [bytes.subarray(bodyAt, end)] : [],
      }
      if (end > bytes.length) {
        this.#open = { frame, missing: end - bytes.length }
        return
      }
      this.#heard.frame(frame)
      at = end
    }
    if (at < bytes.length) this.#rest = bytes.subarray(at)
  }
}

/** The body of a frame in one piece. */
export const wholeOf = ({ body: [first = nothing, ...more] }: Frame): Buffer =>
  more.length > 0 ? Buffer.concat([first, ...more]) : first
