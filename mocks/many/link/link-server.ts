import type { Socket } from 'node:net'
import type { Engine } from '../../engine/engine-options.ts'
import { decided } from '../../engine/node/node-http.ts'
import { type Outgoing, bytesOf } from '../../engine/answer/outgoing.ts'
import { isSafe } from '../relay/hop.ts'
import type { Relay } from '../relay/relay.ts'
import type { Admitted } from '../relay/relay-types.ts'
import { worldIn } from '../relay/world-of-call.ts'
import { type Frame, Frames, kinds, wholeOf } from './frames.ts'
import { readAsk, writtenAnswer } from './heads.ts'
import { LinkIncoming } from './link-incoming.ts'

type Answering = Pick<Engine, 'answer' | 'missed'>

/** Headers that calls come with, and the world that they name. */
type Head = { headers: Record<string, string | string[]>; world: string | undefined }

type Asked = { call: number; method: string; url: string; head: Head; body: Uint8Array }

/** Plays the calls that another server passes on by a link. */
export function answerLink(socket: Socket, first: Buffer, engine: Answering, relay: Relay): void {
  const heads = new Map<number, Head>()
  const streams = new Map<number, ReadableStreamDefaultReader<Uint8Array>>()
  /** Calls that are played once it is on its way that they are. */
  let accepted: (() => void)[] = []
  const frames = new Frames(socket, first, { frame: hear, allHeard: playAccepted })
  socket.on('error', () => socket.destroy())
  socket.once('close', () => [...streams.keys()].forEach(leave))

  function hear(frame: Frame): void {
    const { kind, call, head } = frame
    if (kind === kinds.ask) ask(frame)
    else if (kind === kinds.left) leave(call)
    else if (kind === kinds.headers) {
      const headers = JSON.parse(head) as Head['headers']
      heads.set(call, { headers, world: worldIn(headers) })
    } else if (kind === kinds.forget) {
      if (call === 0) heads.clear()
      else heads.delete(call)
    }
  }

  function ask(frame: Frame): void {
    const { call } = frame
    const { number, headers, method, url } = readAsk(frame.head)
    const head = heads.get(headers)
    if (!head) return frames.send(kinds.elsewhere, call)
    const asked: Asked = { call, method, url, head, body: wholeOf(frame) }
    const admitting = relay.admit({ method, url, ...head }, number)
    if (admitting instanceof Promise)
      admitting.then(
        (admitted) => {
          admit(asked, admitted)
          playAccepted()
        },
        (error: unknown) => failed(call, error),
      )
    else admit(asked, admitting)
  }

  function admit(asked: Asked, admitted: Admitted | undefined): void {
    if (!admitted) return frames.send(kinds.elsewhere, asked.call)
    const playing = () => void play(asked, admitted).catch((error: unknown) => failed(asked.call, error))
    if (isSafe(asked)) return playing()
    frames.send(kinds.accepted, asked.call)
    accepted.push(playing)
  }

  function playAccepted(): void {
    if (accepted.length === 0) return
    const all = accepted
    accepted = []
    frames.flush()
    for (const playing of all) playing()
  }

  async function play(
    { call, method, url, head: { headers }, body }: Asked,
    admitted: Admitted,
  ): Promise<void> {
    const { host } = headers
    const answer = await admitted.play(async () =>
      decided(
        engine,
        { url, host: typeof host === 'string' ? host : undefined },
        (target) => new LinkIncoming({ method, headers, body }, target),
      ),
    )
    if (answer.isUndone && admitted.mayRepeat) return frames.send(kinds.elsewhere, call)
    const { body: told } = answer
    if (answer.status === 0) frames.send(kinds.cut, call)
    else if (told === null) {
      const isLess = answer.status === 204 || answer.status === 304
      frames.send(kinds.answer, call, writtenAnswer(answer, admitted.headers, isLess ? undefined : 0))
    } else if (typeof told === 'string') tell(call, answer, admitted, Buffer.from(told))
    else if (told instanceof Uint8Array) tell(call, answer, admitted, told)
    else if (told instanceof Blob) tell(call, answer, admitted, await bytesOf(told))
    else await tellByPieces(call, writtenAnswer(answer, admitted.headers, undefined), told)
  }

  function tell(call: number, answer: Outgoing, { headers }: Admitted, body: Uint8Array): void {
    frames.send(kinds.answer, call, writtenAnswer(answer, headers, body.length), body)
  }

  async function tellByPieces(call: number, head: string, body: ReadableStream<Uint8Array>): Promise<void> {
    frames.send(kinds.begin, call, head)
    const reader = body.getReader()
    streams.set(call, reader)
    try {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
        if (value) frames.send(kinds.more, call, '', value)
      frames.send(kinds.end, call)
    } catch {
      // an answer that breaks off in the middle does so for its caller
      frames.send(kinds.cut, call)
    }
    streams.delete(call)
  }

  function leave(call: number): void {
    const reader = streams.get(call)
    streams.delete(call)
    void reader?.cancel().catch(() => undefined)
  }

  function failed(call: number, error: unknown): void {
    console.error('mock:', error)
    frames.send(kinds.cut, call)
  }
}
